import { Checkbox } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { AddressPart } from './address-part.js';
import { useChangeCheckout } from './use-checkout.js';
import type { OrderAddressesState } from './use-order-addresses.js';

/** Where the parcel goes, and the invoice where that is somewhere else. */
export function OrderAddresses({ state }: { readonly state: OrderAddressesState }) {
  const { t } = useTranslation('shop');
  const change = useChangeCheckout();
  const { addresses, shipping, invoice, isTried } = state;
  return (
    <>
      <AddressPart part={shipping} addresses={addresses} isTried={isTried} />
      <Checkbox isSelected={invoice !== null} onChange={(isInvoiceSeparate) => change({ isInvoiceSeparate })}>
        {t('checkout.address.separate')}
      </Checkbox>
      {invoice ? <AddressPart part={invoice} addresses={addresses} isTried={isTried} /> : null}
    </>
  );
}
