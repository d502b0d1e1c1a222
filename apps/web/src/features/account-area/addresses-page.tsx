import { type Address } from '@tastwerk/contracts';
import { Alert, Badge, Button, EmptyState, Skeleton } from '@tastwerk/ui';
import { MapPinPlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorText } from '../../page/error-text.js';
import { useAddressesQuery, useRemoveAddressMutation } from '../../addresses/addresses-api.js';
import { FormDialog } from '../../forms/form-dialog.js';
import { AddressForm } from '../../addresses/address-form.js';
import { useLanguage } from '../../i18n/use-language.js';
import { addressLines } from '../../addresses/address-lines.js';
import styles from './addresses-page.module.css';
import { AreaPage } from './area-page.js';

function RemoveDialog({ address, onClose }: { readonly address: Address; readonly onClose: () => void }) {
  const { t } = useTranslation('accounts');
  const [remove, { isLoading, error }] = useRemoveAddressMutation();
  const confirm = async () => {
    const outcome = await remove(address.id);
    if ('data' in outcome) onClose();
  };
  return (
    <FormDialog
      isDangerous
      title={t('area.addresses.removeQuestion')}
      action={t('area.addresses.remove')}
      isPending={isLoading}
      failure={error}
      onSubmit={() => void confirm()}
      onClose={onClose}
    >
      <p>{addressLines(address, useLanguage()).join(', ')}</p>
      <p>{t('area.addresses.removeText')}</p>
    </FormDialog>
  );
}

function AddressCard({
  address,
  onEdit,
  onRemove,
}: {
  readonly address: Address;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}) {
  const { t } = useTranslation('accounts');
  const lines = addressLines(address, useLanguage());
  const name = lines[0] ?? '';
  return (
    <li className={styles.card}>
      {address.is_invoice_addr ? <Badge>{t('area.addresses.invoice')}</Badge> : null}
      <address className={styles.lines}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          icon={<Pencil />}
          aria-label={t('area.addresses.editOf', { name })}
          onPress={onEdit}
        >
          {t('area.addresses.edit')}
        </Button>
        <Button
          variant="quiet"
          icon={<Trash2 />}
          aria-label={t('area.addresses.removeOf', { name })}
          onPress={onRemove}
        >
          {t('area.addresses.remove')}
        </Button>
      </div>
    </li>
  );
}

/** The user's postal addresses, to add to, edit and delete. */
export function AddressesPage() {
  const { t } = useTranslation('accounts');
  const { data, error, isLoading } = useAddressesQuery();
  const [edited, setEdited] = useState<Address | 'new' | null>(null);
  const [removed, setRemoved] = useState<Address | null>(null);
  const add = (
    <Button variant="primary" icon={<MapPinPlus />} onPress={() => setEdited('new')}>
      {t('area.addresses.add')}
    </Button>
  );
  return (
    <AreaPage
      title={t('area.addresses.title')}
      lead={t('area.addresses.lead')}
      actions={data?.length ? add : null}
    >
      {isLoading ? <Skeleton /> : null}
      {error ? (
        <Alert kind="danger">
          <ErrorText failure={error} />
        </Alert>
      ) : null}
      {data?.length === 0 ? (
        <EmptyState title={t('area.addresses.none')} headingLevel={2} actions={add}>
          {t('area.addresses.noneText')}
        </EmptyState>
      ) : null}
      <ul className={styles.list}>
        {(data ?? []).map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            onEdit={() => setEdited(address)}
            onRemove={() => setRemoved(address)}
          />
        ))}
      </ul>
      {edited ? (
        <AddressForm address={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      ) : null}
      {removed ? <RemoveDialog address={removed} onClose={() => setRemoved(null)} /> : null}
    </AreaPage>
  );
}
