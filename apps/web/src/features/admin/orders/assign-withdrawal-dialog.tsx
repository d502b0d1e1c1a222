import type { Withdrawal } from '@tastwerk/contracts';
import { TextField } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../forms/form-dialog.js';
import { useAssignWithdrawalMutation } from '../sales-api.js';

interface AssignWithdrawalDialogProps {
  readonly withdrawal: Withdrawal;
  readonly onClose: () => void;
}

/** Ties a withdrawal to the order that it is about; an empty number unties it. */
export function AssignWithdrawalDialog({ withdrawal, onClose }: AssignWithdrawalDialogProps) {
  const { t } = useTranslation('admin');
  const [number, setNumber] = useState(String(withdrawal.order_id ?? ''));
  const [isWrong, setWrong] = useState(false);
  const [assign, { isLoading, error }] = useAssignWithdrawalMutation();
  const save = async () => {
    const typed = number.trim();
    const isNumber = typed === '' || /^[1-9]\d{0,8}$/.test(typed);
    setWrong(!isNumber);
    if (!isNumber) return;
    const body = { order_id: typed === '' ? null : Number(typed) };
    const answer = await assign({ id: withdrawal.id, body });
    if (!('error' in answer)) onClose();
  };
  return (
    <FormDialog
      title={t('withdrawals.assignOf', { name: withdrawal.name })}
      action={t('withdrawals.assign')}
      isPending={isLoading}
      failure={error}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <p>{t('withdrawals.said', { order: withdrawal.order, email: withdrawal.email })}</p>
      <TextField
        label={t('withdrawals.number')}
        description={t('withdrawals.numberHelp')}
        value={number}
        onChange={setNumber}
        {...(isWrong ? { errorMessage: t('withdrawals.numberWrong') } : {})}
      />
    </FormDialog>
  );
}
