import { type addressSchema, COUNTRIES, SHIPPED_TO } from '@tastwerk/contracts';
import type { ReactNode } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useLanguage } from '../i18n/use-language.js';
import { FormSelect, FormText } from '../forms/form-fields.js';
import { countryName } from './address-lines.js';
import { streetAndNumber } from './street-and-number.js';
import { zipFormOf } from './zip-form.js';
import styles from './address-fields.module.css';

/** The address of nobody. */
export const EMPTY_ADDRESS: z.output<typeof addressSchema> = {
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

/** Every country by its name in `language`, Germany first. */
function countryOptions(language: string) {
  const others = COUNTRIES.filter((code) => code !== SHIPPED_TO).map((id) => ({
    id,
    label: countryName(id, language),
  }));
  return [
    { id: SHIPPED_TO, label: countryName(SHIPPED_TO, language) },
    ...others.sort((one, other) => one.label.localeCompare(other.label, language)),
  ];
}

type AddressFormState = UseFormReturn<z.input<typeof addressSchema>, unknown, z.output<typeof addressSchema>>;

/** What an address is typed into, in two columns where there is room, and `children` below them. Its form stands around it. */
export function AddressFields({
  form: { control, getValues, setValue },
  hasCountry = false,
  children,
}: {
  readonly form: Pick<AddressFormState, 'control' | 'getValues' | 'setValue'>;
  /** Whether it may be outside Germany, as an address for invoices may. */
  readonly hasCountry?: boolean;
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation('accounts');
  const language = useLanguage();
  const country = useWatch({ control, name: 'country' });
  const isGerman = !hasCountry || country === SHIPPED_TO;
  const zip = zipFormOf(country ?? SHIPPED_TO);
  // HTML has no autofill name for a house number: browsers keep it with the street, as `address-line1`.
  const splitStreet = (line: string) => {
    const parts = streetAndNumber(line);
    if (!parts || getValues('house_number').trim() !== '') return;
    setValue('street', parts.street, { shouldValidate: true });
    setValue('house_number', parts.houseNumber, { shouldValidate: true });
  };
  return (
    <div className={styles.fields}>
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
        onLeave={splitStreet}
        isRequired
      />
      <FormText
        control={control}
        name="house_number"
        label={t('address.houseNumber')}
        autoComplete="off"
        isRequired
      />
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
        {...(isGerman ? { inputMode: 'numeric' as const } : {})}
        isRequired={isGerman}
        {...(zip
          ? {
              errorTexts: {
                zip_invalid: t(zip.digits ? 'address.zipDigits' : 'address.zipForm', {
                  digits: zip.digits,
                  example: zip.example,
                }),
              },
            }
          : {})}
      />
      <FormText
        control={control}
        name="city"
        label={t('address.city')}
        autoComplete="address-level2"
        isRequired
      />
      {hasCountry ? (
        <div className={styles.wide}>
          <FormSelect
            control={control}
            name="country"
            label={t('address.country')}
            options={countryOptions(language)}
          />
        </div>
      ) : null}
      <p className={styles.note}>{t(hasCountry ? 'address.invoiceAnywhere' : 'address.onlyGermany')}</p>
      {children ? <div className={styles.wide}>{children}</div> : null}
    </div>
  );
}
