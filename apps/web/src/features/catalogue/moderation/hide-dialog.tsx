import { REPORT_TEXT_LENGTH } from '@tastwerk/contracts';
import { TextArea } from '@tastwerk/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog, type FormDialogProps } from '../../../forms/form-dialog.js';

interface HideDialogProps extends Pick<
  FormDialogProps,
  'title' | 'action' | 'isPending' | 'failure' | 'onClose'
> {
  /** The reason for which it is hidden already. */
  readonly reason?: string;
  /** Answers whether it is hidden now for `reason`. */
  readonly hide: (reason: string) => Promise<boolean>;
  /** What is asked before the reason. */
  readonly children?: ReactNode;
}

/** Asks for the reason for which something published is hidden; its authors read it. */
export function HideDialog({ reason: known = '', hide, children, ...frame }: HideDialogProps) {
  const { t } = useTranslation('catalogue');
  const [reason, setReason] = useState(known);
  const [isMissing, setMissing] = useState(false);
  const save = async () => {
    const text = reason.trim();
    setMissing(text === '');
    if (text !== '' && (await hide(text))) frame.onClose();
  };
  return (
    <FormDialog {...frame} onSubmit={() => void save()}>
      <p>{t('visibility.text')}</p>
      {children}
      <TextArea
        label={t('visibility.reason')}
        description={t('visibility.reasonHelp')}
        isRequired
        maxLength={REPORT_TEXT_LENGTH}
        value={reason}
        onChange={setReason}
        {...(isMissing ? { errorMessage: t('visibility.reasonMissing') } : {})}
      />
    </FormDialog>
  );
}
