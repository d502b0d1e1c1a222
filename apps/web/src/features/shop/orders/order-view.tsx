import { useMoments, Alert } from '@tastwerk/ui';
import type { OrderDetails } from '@tastwerk/contracts';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressBlock } from '../../../addresses/address-block.js';
import { BoughtItems } from '../bought-items.js';
import { TotalLines } from '../price-lines.js';
import { OrderActions } from './order-actions.js';
import { OrderHistory } from './order-history.js';
import { OrderInvoices } from './order-invoices.js';
import { paymentHelp } from '../payment-help.js';
import { TrialOrderNote } from '../trial-note.js';
import { OrderStatusBadge } from './order-status.js';
import styles from './order-view.module.css';

/** The withdrawals that are about an order, to its customer. */
function OrderWithdrawals({ order }: { readonly order: OrderDetails }) {
  const { t } = useTranslation('shop');
  const { momentText } = useMoments();
  return order.withdrawals.map(({ id, created_at: received, settled_at: settled, message }) => (
    <Alert key={id} kind={settled ? 'success' : 'info'} title={t('orders.withdrawn')}>
      <p>
        {settled
          ? t('orders.withdrawalSettled', { id, moment: momentText(received), settled: momentText(settled) })
          : t('orders.withdrawalOpen', { id, moment: momentText(received) })}
      </p>
      {message ? <p>{t('orders.withdrawalScope', { message })}</p> : null}
    </Alert>
  ));
}

/** An order as its customer sees it: how far it is, what it is, its documents, and what can be done with it. */
export function OrderView({ order }: { readonly order: OrderDetails }) {
  const { t } = useTranslation('shop');
  const { momentText } = useMoments();
  const { shipping_address: shipping, invoice_address: invoice } = order;
  return (
    <div className={styles.order}>
      <TrialOrderNote order={order} />
      <OrderWithdrawals order={order} />
      <div className={styles.state}>
        <OrderStatusBadge status={order.status} />
        <p>{t(`status.text.${order.status}`)}</p>
        <p className={styles.soft}>{t('orders.of', { moment: momentText(order.created_at) })}</p>
        {order.tracking_number ? (
          <p>
            {t('orders.tracking')}: <strong>{order.tracking_number}</strong>
          </p>
        ) : null}
      </div>
      <OrderActions order={order} />
      <Part title={t('orders.items')}>
        <BoughtItems items={order.items} extra={order.extra_items} hasLinks />
        <TotalLines totals={order} />
      </Part>
      <div className={styles.columns}>
        {shipping ? (
          <Part title={t('orders.shippingTo')}>
            <AddressBlock address={shipping} />
          </Part>
        ) : null}
        <Part title={t('orders.invoiceTo')}>
          {invoice ? <AddressBlock address={invoice} /> : <p>{t('orders.sameAddress')}</p>}
        </Part>
        <Part title={t('orders.payment')}>
          <p>{t(`checkout.payment.${order.payment_method}`)}</p>
          <p className={styles.soft}>{paymentHelp(t, order.payment_method, order.is_trial)}</p>
        </Part>
        <Part title={t('orders.invoices')}>
          <OrderInvoices order={order} />
        </Part>
        {order.comment ? (
          <Part title={t('orders.comment')}>
            <p className={styles.comment}>{order.comment}</p>
          </Part>
        ) : null}
      </div>
      <Part title={t('orders.history')}>
        <OrderHistory steps={order.history} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
