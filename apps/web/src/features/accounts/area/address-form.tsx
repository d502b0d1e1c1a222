import { type Address, addressSchema } from '@tastwerk/contracts';
import { useTranslation } from 'react-i18next';
import { useSaveAddressMutation } from '../accounts-api.js';
import { FormDialog } from '../forms/form-dialog.js';
import { FormCheckbox, FormText } from '../forms/form-fields.js';
import { useAccountForm } from '../forms/use-account-form.js';
import styles from './address-form.module.css';

const EMPTY = {
  id: null,
  is_invoice_addr: false,
  first_name: '',
  last_name: '',
  company_name: '',
  street: '',
  house_number: '',
  additional: '',
  zip: '',
  city: '',
  state: '',
  country: 'DE',
};

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
  const { id, ...known } = address ?? EMPTY;
  const { control, handleSubmit } = useAccountForm(addressSchema, known, error);
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
      formClassName={styles.form}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <FormText
        control={control}
        name="first_name"
        label={t('address.firstName')}
        autoComplete="given-name"
      />
      <FormText control={control} name="last_name" label={t('address.lastName')} autoComplete="family-name" />
      <div className={styles.wide}>
        <FormText
          control={control}
          name="company_name"
          label={t('address.company')}
          description={t('address.companyHelp')}
          autoComplete="organization"
        />
      </div>
      <FormText
        control={control}
        name="street"
        label={t('address.street')}
        autoComplete="address-line1"
        isRequired
      />
      <FormText control={control} name="house_number" label={t('address.houseNumber')} isRequired />
      <div className={styles.wide}>
        <FormText
          control={control}
          name="additional"
          label={t('address.additional')}
          autoComplete="address-line2"
        />
      </div>
      <FormText
        control={control}
        name="zip"
        label={t('address.zip')}
        autoComplete="postal-code"
        inputMode="numeric"
        isRequired
      />
      <FormText
        control={control}
        name="city"
        label={t('address.city')}
        autoComplete="address-level2"
        isRequired
      />
      <div className={styles.wide}>
        <FormCheckbox control={control} name="is_invoice_addr">
          {t('address.isInvoice')}
        </FormCheckbox>
        <p className={styles.note}>{t('address.onlyGermany')}</p>
      </div>
    </FormDialog>
  );
}
