import { ToggleButton } from '@tastwerk/ui';
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProofing } from './proofing-context.js';
import { summaryOf } from './summary.js';

const ICON_PX = 14;

/** Says in the status bar what the proof has found, and opens the panel that lists it. */
export function ProofingStatus() {
  const { t } = useTranslation('proofing');
  const proofing = useProofing();
  const { isOpen, setOpen } = proofing;
  return (
    <ToggleButton
      label={t('panel.status', { summary: summaryOf(proofing, t) })}
      icon={<ListChecks size={ICON_PX} />}
      isSelected={isOpen}
      onChange={setOpen}
      isOutlined
    />
  );
}
