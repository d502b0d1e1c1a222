import { SHOP_TEXT_LENGTH } from '@tastwerk/contracts';
import { TextArea } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../forms/form-dialog.js';
import { useDeclineOfferMutation } from './offer-api.js';

/** Asks before a quote is declined, and why. */
export function DeclineDialog({
  linkKey,
  onClose,
}: {
  readonly linkKey: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('shop');
  const [note, setNote] = useState('');
  const [decline, { isLoading, error }] = useDeclineOfferMutation();
  const submit = async () => {
    if (!('error' in (await decline({ key: linkKey, note: note.trim() })))) onClose();
  };
  return (
    <FormDialog
      title={t('offer.declineTitle')}
      action={t('offer.decline')}
      isPending={isLoading}
      failure={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{t('offer.declineText')}</p>
      <TextArea label={t('offer.declineNote')} maxLength={SHOP_TEXT_LENGTH} value={note} onChange={setNote} />
    </FormDialog>
  );
}
