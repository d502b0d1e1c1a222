import { type KeptVariant, REPORT_TEXT_LENGTH } from '@tastwerk/contracts';
import { TextArea } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../accounts/forms/form-dialog.js';
import { useShowKeptMutation } from './catalogue-care-api.js';
import { ChoosePart, type Part, partId } from './choose-part.js';

interface HideDialogProps {
  readonly variant: KeptVariant;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Hides a variant or its whole graphic for a reason, or changes the reason for which it is hidden. */
export function HideDialog({ variant, onDone, onClose }: HideDialogProps) {
  const { t } = useTranslation('admin');
  const { graphic_hidden, variant_hidden } = variant;
  const [part, setPart] = useState<Part>(graphic_hidden ? 'graphic' : 'variant');
  const [reason, setReason] = useState((graphic_hidden ?? variant_hidden)?.reason ?? '');
  const [isMissing, setMissing] = useState(false);
  const [hide, { isLoading, error }] = useShowKeptMutation();
  const hiding = graphic_hidden || variant_hidden ? 'change' : 'hide';
  const save = async () => {
    setMissing(!reason.trim());
    if (!reason.trim()) return;
    const answer = await hide({ what: part, id: partId(part, variant), body: { public: false, reason } });
    if ('error' in answer) return;
    onDone();
    onClose();
  };
  return (
    <FormDialog
      title={t(`graphics.${hiding}Of`, { title: variant.graphic_title || t('untitled') })}
      action={t(`graphics.${hiding}`)}
      isPending={isLoading}
      failure={error}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <p>{t('graphics.hideText')}</p>
      <ChoosePart value={part} onChange={setPart} />
      <TextArea
        label={t('graphics.reason')}
        description={t('graphics.reasonHelp')}
        isRequired
        maxLength={REPORT_TEXT_LENGTH}
        value={reason}
        onChange={setReason}
        {...(isMissing ? { errorMessage: t('graphics.reasonMissing') } : {})}
      />
    </FormDialog>
  );
}
