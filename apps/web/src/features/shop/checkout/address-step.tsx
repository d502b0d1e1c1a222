import type { Address } from '@tastwerk/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Checkout } from './checkout-memory.js';
import { OrderAddresses } from './order-addresses.js';
import { StepFrame } from './step-frame.js';
import { useOrderAddresses } from './use-order-addresses.js';

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
  const [isLoading, setLoading] = useState(false);
  const chosen = useOrderAddresses(addresses, checkout);
  const next = async () => {
    if (!(await chosen.check()) || !(await chosen.keep())) return;
    // The next step is open once the address that was kept is among those of the account.
    if (chosen.hasNew) {
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
      isPending={isLoading || chosen.isPending}
      onNext={() => void next()}
    >
      <OrderAddresses state={chosen} />
    </StepFrame>
  );
}
