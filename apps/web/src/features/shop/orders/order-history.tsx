import { useMoments } from '@tastwerk/ui';
import type { OrderDetails } from '@tastwerk/contracts';
import { useTranslation } from 'react-i18next';
import styles from './order-history.module.css';

interface OrderHistoryProps {
  readonly steps: OrderDetails['history'];
  /** Who is meant by the customer and by us: whoever ordered is told of themselves, admins of others. */
  readonly reader?: 'customer' | 'admin';
}

/** What became of an order, step by step, in plain words. */
export function OrderHistory({ steps, reader = 'customer' }: OrderHistoryProps) {
  const { t } = useTranslation('shop');
  const { momentText } = useMoments();
  const words = reader === 'admin' ? 'orders.byForAdmins' : 'orders.by';
  return (
    <ol className={styles.history}>
      {steps.map(({ status, by, reason, created_at: moment }, index) => (
        <li key={index}>
          <strong>{t(`status.${status}`)}</strong>
          <span className={styles.soft}>
            {momentText(moment)}, {t(`${words}.${by}`)}
          </span>
          {reason ? <span>{reason}</span> : null}
        </li>
      ))}
    </ol>
  );
}
