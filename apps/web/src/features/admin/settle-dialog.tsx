import { RadioGroup, TextArea } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog, type FormDialogProps } from '../../forms/form-dialog.js';

interface SettleDialogProps<State extends string> extends Pick<
  FormDialogProps,
  'title' | 'isPending' | 'failure' | 'onClose'
> {
  readonly stateLabel: string;
  readonly states: readonly { readonly id: State; readonly label: string }[];
  readonly noteLabel: string;
  readonly noteLength: number;
  /** How far it is, and what other administrators were told. */
  readonly from: { readonly state: State; readonly note: string };
  /** Answers whether that is kept now. */
  readonly settle: (to: { readonly state: State; readonly note: string }) => Promise<boolean>;
}

/** Sets how far something is that somebody waits for, with a note for the other administrators. */
export function SettleDialog<State extends string>({
  stateLabel,
  states,
  noteLabel,
  noteLength,
  from,
  settle,
  ...frame
}: SettleDialogProps<State>) {
  const { t } = useTranslation('admin');
  const [state, setState] = useState(from.state);
  const [note, setNote] = useState(from.note);
  const save = async () => {
    if (await settle({ state, note: note.trim() })) frame.onClose();
  };
  return (
    <FormDialog {...frame} action={t('save')} onSubmit={() => void save()}>
      <RadioGroup label={stateLabel} value={state} onChange={setState} options={states} />
      <TextArea label={noteLabel} maxLength={noteLength} value={note} onChange={setNote} />
    </FormDialog>
  );
}
