import { LIMITS } from '@tastwerk/editor-core';
import { Button, Dialog, TextArea } from '@tastwerk/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FindingRow } from './finding-rows.js';
import styles from './proofing.module.css';

/** Reasons that are offered; their words stand in `proofing.json`. */
const REASONS = ['intended', 'read', 'given'] as const;

interface PassOverDialogProps {
  readonly row: FindingRow;
  readonly onCancel: () => void;
  readonly onConfirm: (reason: string) => void;
}

/** Asks why a finding is to be passed over. */
export function PassOverDialog({ row, onCancel, onConfirm }: PassOverDialogProps) {
  const { t } = useTranslation('proofing');
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const suggestionsId = useId();
  const { ruleId, measured, wanted, values } = row.finding;
  const confirm = () => {
    setAsked(true);
    if (reason.trim() !== '') onConfirm(reason.trim());
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={t('panel.passTitle')}
      closeLabel={t('panel.cancel')}
      closesOnBackdrop={false}
      onClose={onCancel}
      footer={
        <>
          <Button variant="quiet" onPress={onCancel}>
            {t('panel.cancel')}
          </Button>
          <Button variant="primary" onPress={confirm}>
            {t('panel.passConfirm')}
          </Button>
        </>
      }
    >
      <p>
        <strong>{t(ruleId, { measured, wanted, ...values })}</strong>
      </p>
      <p>{t('panel.passHelp')}</p>
      <TextArea
        label={t('panel.reason')}
        rows={3}
        autoFocus
        isRequired
        maxLength={LIMITS.reasonLength}
        value={reason}
        onChange={setReason}
        {...(isAsked && reason.trim() === '' ? { errorMessage: t('panel.reasonRequired') } : {})}
      />
      <div className={styles.suggestions} role="group" aria-labelledby={suggestionsId}>
        <span id={suggestionsId} className={styles.origin}>
          {t('panel.suggestions')}
        </span>
        {REASONS.map((name) => (
          <Button key={name} onPress={() => setReason(t(`panel.reasons.${name}`))}>
            {t(`panel.reasons.${name}`)}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
