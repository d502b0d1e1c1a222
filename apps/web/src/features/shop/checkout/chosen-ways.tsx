import { type Address, DELIVERY_DAYS, type PaymentMethod } from '@tastwerk/contracts';
import { Link } from '@tastwerk/ui';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSales } from '../../../api/backend-api.js';
import { AddressBlock } from '../../../addresses/address-block.js';
import { paymentHelp } from '../payment-help.js';
import styles from './chosen-ways.module.css';

interface ChosenWaysProps {
  readonly addresses: { readonly shipping: Address; readonly invoice: Address | null };
  readonly paymentMethod: PaymentMethod;
}

/** Where the order goes, how it is paid and when it comes, with the ways back to change it. */
export function ChosenWays({ addresses: { shipping, invoice }, paymentMethod }: ChosenWaysProps) {
  const { t } = useTranslation('shop');
  const isTrial = useSales() === 'off';
  return (
    <div className={styles.ways}>
      <Way title={t('checkout.overview.shippingTo')} change="/checkout/address">
        <AddressBlock address={shipping} />
      </Way>
      <Way title={t('checkout.overview.invoiceTo')} change="/checkout/address">
        {invoice ? <AddressBlock address={invoice} /> : <p>{t('checkout.overview.sameAddress')}</p>}
      </Way>
      <Way title={t('checkout.overview.payment')} change="/checkout/payment">
        <p>{t(`checkout.payment.${paymentMethod}`)}</p>
        <p className={styles.soft}>{paymentHelp(t, paymentMethod, isTrial)}</p>
      </Way>
      <Way title={t('checkout.overview.delivery')}>
        <p>{t('checkout.overview.deliveryText', DELIVERY_DAYS)}</p>
      </Way>
    </div>
  );
}

function Way({
  title,
  change,
  children,
}: {
  readonly title: string;
  /** The step where it is changed. */
  readonly change?: string;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('shop');
  return (
    <section className={styles.way} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {change ? (
          <Link href={change} aria-label={t('checkout.overview.changeOf', { what: title })}>
            {t('checkout.overview.change')}
          </Link>
        ) : null}
      </div>
      {children}
    </section>
  );
}
