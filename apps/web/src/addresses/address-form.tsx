import type { Address } from '@tastwerk/contracts';
import { useTranslation } from 'react-i18next';
import { useSaveAddressMutation } from './addresses-api.js';
import { FormDialog } from '../forms/form-dialog.js';
import { FormCheckbox } from '../forms/form-fields.js';
import { useContractForm } from '../forms/use-contract-form.js';
import { AddressFields, EMPTY_ADDRESS } from './address-fields.js';
import { typedAddressSchema } from './zip-form.js';

/** The dialog that adds an address (`null`) or changes one. */
export function AddressForm({
  address,
  onClose,
}: {
  readonly address: Address | null;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('accounts');
  const [saveAddress, { isLoading, error }] = useSaveAddressMutation();
  const { id, ...known } = address ?? { id: null, ...EMPTY_ADDRESS };
  const form = useContractForm(typedAddressSchema, known, error);
  const submit = form.handleSubmit(async (body) => {
    const outcome = await saveAddress({ id, body });
    if ('data' in outcome) onClose();
  });
  return (
    <FormDialog
      title={t(address ? 'area.addresses.edit' : 'area.addresses.add')}
      action={t('save')}
      isPending={isLoading}
      failure={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <AddressFields form={form} hasCountry>
        <FormCheckbox control={form.control} name="is_invoice_addr">
          {t('address.isInvoice')}
        </FormCheckbox>
      </AddressFields>
    </FormDialog>
  );
}
