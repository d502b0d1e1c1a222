import { type Address, addressSchema } from '@tastwerk/contracts';
import { useTranslation } from 'react-i18next';
import { useSaveAddressMutation } from './addresses-api.js';
import { FormDialog } from '../forms/form-dialog.js';
import { FormCheckbox } from '../forms/form-fields.js';
import { useContractForm } from '../forms/use-contract-form.js';
import { AddressFields, EMPTY_ADDRESS } from './address-fields.js';

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
  const { control, handleSubmit } = useContractForm(addressSchema, known, error);
  const submit = handleSubmit(async (body) => {
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
      <AddressFields control={control} hasCountry>
        <FormCheckbox control={control} name="is_invoice_addr">
          {t('address.isInvoice')}
        </FormCheckbox>
      </AddressFields>
    </FormDialog>
  );
}
