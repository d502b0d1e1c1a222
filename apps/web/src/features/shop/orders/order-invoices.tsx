import type { OrderDetails } from '@tastwerk/contracts';
import { useTranslation } from 'react-i18next';
import styles from './order-invoices.module.css';

/** The invoices of an order and what was given back, to download. */
export function OrderInvoices({ order }: { readonly order: OrderDetails }) {
  const { t } = useTranslation('shop');
  if (order.invoices.length === 0) return <p className={styles.none}>{t('orders.noInvoice')}</p>;
  return (
    <ul className={styles.list}>
      {order.invoices.map(({ id, number }) => (
        <li key={id}>{number}</li>
      ))}
    </ul>
  );
}
