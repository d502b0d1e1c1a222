import { type InternalOrderDetails, SHOP_TEXT_LENGTH } from '@tastwerk/contracts';
import { TextArea } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressFields, EMPTY_ADDRESS } from '../../../addresses/address-fields.js';
import { typedAddressSchema } from '../../../addresses/zip-form.js';
import { FormDialog } from '../../../forms/form-dialog.js';
import { useContractForm } from '../../../forms/use-contract-form.js';
import { useCallOrderMutation } from '../sales-api.js';

interface CorrectInvoiceDialogProps {
  readonly order: InternalOrderDetails;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Takes the invoice back, unless that was done before, and makes another, to the address that stands here then. */
export function CorrectInvoiceDialog({ order, onDone, onClose }: CorrectInvoiceDialogProps) {
  const { t } = useTranslation('admin');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [send, { isLoading, error }] = useCallOrderMutation();
  const form = useContractForm(
    typedAddressSchema,
    { ...EMPTY_ADDRESS, ...(order.invoice_address ?? order.shipping_address) },
    error,
  );
  const submit = form.handleSubmit(async (invoice_address) => {
    setMissing(!reason.trim());
    if (!reason.trim()) return;
    const answer = await send({
      id: order.id,
      body: { method: 'correct_invoice', reason: reason.trim(), invoice_address },
    });
    if ('error' in answer) return;
    onDone();
    onClose();
  });
  return (
    <FormDialog
      {...(order.invoice_number === null
        ? { title: t('orders.issueAgainOf', { id: order.id }), action: t('orders.call.issue_again') }
        : {
            title: t('orders.correctInvoiceOf', { number: order.invoice_number }),
            action: t('orders.call.correct_invoice'),
          })}
      isPending={isLoading}
      failure={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <AddressFields form={form} hasCountry>
        <TextArea
          label={t('orders.why')}
          isRequired
          maxLength={SHOP_TEXT_LENGTH}
          value={reason}
          onChange={setReason}
          {...(isMissing ? { errorMessage: t('orders.whyMissing') } : {})}
        />
      </AddressFields>
    </FormDialog>
  );
}
