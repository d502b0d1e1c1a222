import { type Address, addressSchema } from '@tastwerk/contracts';
import { Checkbox } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { StepFrame } from './step-frame.js';
import { AddressPart } from './address-part.js';
import { changeCheckout, type Checkout } from './checkout-memory.js';
import { isDeliverable } from './steps.js';
import { useAddressPart } from './use-address-part.js';

const shippingSchema = addressSchema.refine(isDeliverable, { path: ['zip'], error: 'zip_invalid' });

/** Where the parcel goes, and the invoice where that is somewhere else: an address of the account or a new one, which is kept there. */
export function AddressStep({
  addresses,
  checkout,
  onKept,
}: {
  readonly addresses: readonly Address[];
  readonly checkout: Checkout;
  /** Loads the account's addresses anew, after one was kept. */
  readonly onKept: () => Promise<unknown>;
}) {
  const { t } = useTranslation('shop');
  const navigate = useNavigate();
  const [isTried, setTried] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const shipping = useAddressPart({ kind: 'shipping', schema: shippingSchema, addresses, checkout });
  const invoice = useAddressPart({ kind: 'invoice', schema: addressSchema, addresses, checkout });
  const parts = checkout.isInvoiceSeparate ? [shipping, invoice] : [shipping];
  const next = async () => {
    setTried(true);
    // All of them say what is missing; the first one is looked at last, so that the focus ends up in it.
    let isRight = true;
    for (const part of [...parts].reverse()) if (!(await part.check())) isRight = false;
    if (!isRight) return;
    for (const part of parts) if (!(await part.keep())) return;
    // The next step is open once the address that was kept is among those of the account.
    if (parts.some(({ choice }) => choice === 'new')) {
      setLoading(true);
      await onKept();
      setLoading(false);
    }
    void navigate('/checkout/payment');
  };
  return (
    <StepFrame
      title={t('checkout.address.title')}
      back={{ href: '/basket', label: t('checkout.toBasket') }}
      isPending={isLoading || parts.some(({ isPending }) => isPending)}
      onNext={() => void next()}
    >
      <AddressPart part={shipping} addresses={addresses} isTried={isTried} />
      <Checkbox
        isSelected={checkout.isInvoiceSeparate}
        onChange={(isInvoiceSeparate) => changeCheckout({ isInvoiceSeparate })}
      >
        {t('checkout.address.separate')}
      </Checkbox>
      {checkout.isInvoiceSeparate ? (
        <AddressPart part={invoice} addresses={addresses} isTried={isTried} />
      ) : null}
    </StepFrame>
  );
}
