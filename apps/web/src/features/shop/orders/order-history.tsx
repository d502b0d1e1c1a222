import type { OrderDetails } from '@tastwerk/contracts';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../i18n/moment-text.js';
import styles from './order-history.module.css';

/** What became of an order, step by step, in plain words. */
export function OrderHistory({ steps }: { readonly steps: OrderDetails['history'] }) {
  const { t } = useTranslation('shop');
  return (
    <ol className={styles.history}>
      {steps.map(({ status, by, reason, created_at: moment }, index) => (
        <li key={index}>
          <strong>{t(`status.${status}`)}</strong>
          <span className={styles.soft}>
            {momentText(moment)}, {t(`orders.by.${by}`)}
          </span>
          {reason ? <span>{reason}</span> : null}
        </li>
      ))}
    </ol>
  );
}
