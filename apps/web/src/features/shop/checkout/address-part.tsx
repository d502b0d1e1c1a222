import type { Address } from '@tastwerk/contracts';
import { Alert, Button, Card, RadioGroup } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.js';
import { AddressFields } from '../../../addresses/address-fields.js';
import { AddressForm } from '../../../addresses/address-form.js';
import { addressLines } from '../../../addresses/address-lines.js';
import { FailureAlert } from '../../../forms/failure-alert.js';
import styles from './address-part.module.css';
import { ChoiceLabel } from './choice-label.js';
import type { AddressPartState } from './use-address-part.js';

interface AddressPartProps {
  readonly part: AddressPartState;
  readonly addresses: readonly Address[];
  /** Whether somebody wanted to go on already: then what is missing is said. */
  readonly isTried: boolean;
}

function AddressWords({ address }: { readonly address: Address }) {
  const [title = '', ...lines] = addressLines(address, useLanguage());
  return <ChoiceLabel title={title} lines={lines} />;
}

/** One of the account's addresses to choose, or the fields of a new one. */
export function AddressPart({ part, addresses, isTried }: AddressPartProps) {
  const { t } = useTranslation('shop');
  const { kind, choices, choice, choose, form, failure, isUnfit } = part;
  const [isEditing, setEditing] = useState(false);
  const title = t(`checkout.address.${kind}`);
  const chosen = addresses.find(({ id }) => id === choice);
  return (
    <Card element="section" aria-label={title}>
      {addresses.length > 0 ? (
        <div ref={choices}>
          <RadioGroup
            label={title}
            isRequired
            value={choice === null ? null : String(choice)}
            onChange={(id) => choose(id === 'new' ? 'new' : Number(id))}
            options={[
              ...addresses.map((address) => ({
                id: String(address.id),
                label: <AddressWords address={address} />,
              })),
              { id: 'new', label: <ChoiceLabel title={t('checkout.address.new')} lines={[]} /> },
            ]}
            {...(isTried && choice === null ? { errorMessage: t('checkout.address.missing') } : {})}
          />
        </div>
      ) : (
        <h2>{title}</h2>
      )}
      {isUnfit ? (
        <Alert
          kind="warning"
          isAnnounced
          actions={<Button onPress={() => setEditing(true)}>{t('checkout.address.edit')}</Button>}
        >
          {t('checkout.address.unfit')}
        </Alert>
      ) : null}
      {choice === 'new' ? (
        <AddressFields form={form} hasCountry={kind === 'invoice'}>
          <p className={styles.note}>{t('checkout.address.saved')}</p>
        </AddressFields>
      ) : null}
      <FailureAlert failure={failure} />
      {isEditing && chosen ? <AddressForm address={chosen} onClose={() => setEditing(false)} /> : null}
    </Card>
  );
}
