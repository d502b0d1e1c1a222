import { Alert, TextButton } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useProofing } from '../proofing/index.js';
import { summaryOf } from '../proofing/index.js';

interface ProofNoteProps {
  /** Whether something else than the proof hinders publishing. */
  readonly isImpossible: boolean;
  readonly onShow: () => void;
}

/** What the proof has found, and the way to it: faults do not hinder publishing, but nobody should publish them unknowingly. */
export function ProofNote({ isImpossible, onShow }: ProofNoteProps) {
  const { t } = useTranslation('publishing');
  const { t: proofing } = useTranslation('proofing');
  const proofed = useProofing();
  const { proof, open, counts, setOpen } = proofed;
  const { error, warning } = counts;
  const errors = isImpossible ? t('proof.errorsWhileImpossible') : t('proof.errors');
  const title = t('proof.title', { summary: summaryOf(proofed, proofing) });
  const show = () => {
    setOpen(true);
    onShow();
  };
  if (open.length === 0) return <Alert kind={proof.document ? 'success' : 'info'}>{title}</Alert>;
  return (
    <Alert
      kind={error > 0 ? 'warning' : 'info'}
      title={title}
      actions={<TextButton onPress={show}>{t('proof.show')}</TextButton>}
    >
      {error > 0 ? errors : warning > 0 ? t('proof.warnings') : t('proof.hints')}
    </Alert>
  );
}
