import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { FormDialog } from '../../../forms/form-dialog.js';
import { FormText } from '../../../forms/form-fields.js';
import { useContractForm } from '../../../forms/use-contract-form.js';
import { useConfirmShippedMutation } from './production-api.js';

const formSchema = z.object({ tracking_number: z.string().max(60, 'too_big') });

interface ShippedDialogProps {
  readonly orderId: number;
  readonly onShipped: () => void;
  readonly onClose: () => void;
}

/** Asks before an order is reported as shipped, with the number of its parcel where it has one: the customer is told at once. */
export function ShippedDialog({ orderId, onShipped, onClose }: ShippedDialogProps) {
  const { t } = useTranslation('shop');
  const [confirm, { isLoading, error }] = useConfirmShippedMutation();
  const { control, handleSubmit } = useContractForm(formSchema, { tracking_number: '' }, error);
  const submit = handleSubmit(async ({ tracking_number: trackingNumber }) => {
    const outcome = await confirm({ id: orderId, body: { tracking_number: trackingNumber } });
    if (outcome.error) return;
    onShipped();
    onClose();
  });
  return (
    <FormDialog
      title={t('partner.shippedQuestion', { id: orderId })}
      action={t('partner.confirm')}
      isPending={isLoading}
      failure={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{t('partner.shippedText')}</p>
      <FormText control={control} name="tracking_number" label={t('partner.tracking')} />
    </FormDialog>
  );
}
