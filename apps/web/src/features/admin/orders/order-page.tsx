import type { InternalOrderDetails } from '@tastwerk/contracts';
import { Link, Skeleton, useMoments } from '@tastwerk/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { errorText } from '../../../api/error-text.js';
import { RetryAlert } from '../../../shell/retry-alert.js';
import { AddressBlock } from '../../shop/address-block.js';
import { BoughtItems } from '../../shop/bought-items.js';
import { ExtraItems } from '../../shop/extra-items.js';
import { OrderHistory } from '../../shop/orders/order-history.js';
import { OrderInvoices } from '../../shop/orders/order-invoices.js';
import { OrderStatusBadge } from '../../shop/orders/order-status.js';
import { PriceLines } from '../../shop/price-lines.js';
import styles from '../admin-area.module.css';
import { Facts } from '../../../shell/facts/facts.js';
import { PageHead } from '../page-head.js';
import { useAnyOrderQuery } from '../sales-api.js';
import { useMayEdit } from '../use-may-edit.js';
import { OrderCalls } from './order-calls.js';
import { OrderSteps } from './order-steps.js';

/** One order as admins see it: what it is, what became of it, and what can be done. */
export function OrderPage() {
  const { t } = useTranslation('admin');
  const { t: all } = useTranslation();
  const { id = '' } = useParams();
  const { currentData: order, error, isFetching, refetch } = useAnyOrderQuery(Number(id));
  return (
    <>
      <PageHead title={t('orders.order', { id })} canChange />
      <p>
        <Link href="/admin/orders">{t('orders.back')}</Link>
      </p>
      {error ? <RetryAlert text={errorText(all, error)} onRetry={() => void refetch()} /> : null}
      {!order && isFetching ? <Skeleton height="16rem" shape="block" /> : null}
      {order ? <OrderParts order={order} /> : null}
    </>
  );
}

function OrderParts({ order }: { readonly order: InternalOrderDetails }) {
  const { t } = useTranslation(['admin', 'shop']);
  const { momentText } = useMoments();
  const mayEdit = useMayEdit();
  const { customer, shipping_address: shipping, invoice_address: invoice } = order;
  return (
    <>
      <Part title={t('admin:orders.facts')}>
        <Facts
          facts={[
            [t('admin:orders.status'), <OrderStatusBadge key="status" status={order.status} />],
            [t('admin:orders.kind'), t(`admin:orders.kinds.${order.is_trial ? 'trial' : 'sale'}`)],
            [t('admin:orders.created'), momentText(order.created_at)],
            [
              t('admin:orders.customer'),
              customer ? (
                <Link key="customer" href={`/admin/users/${customer.id}`}>
                  {customer.email}
                </Link>
              ) : (
                t('admin:orders.erased')
              ),
            ],
            [t('shop:orders.payment'), t(`shop:checkout.payment.${order.payment_method}`)],
            [t('admin:orders.weight'), t('admin:orders.grams', { count: order.weight })],
            [t('shop:orders.tracking'), order.tracking_number ?? '–'],
            [t('admin:orders.comment'), order.comment || '–'],
          ]}
        />
      </Part>
      {order.withdrawals.length > 0 ? (
        <Part title={t('admin:withdrawals.title')}>
          <Withdrawn order={order} />
        </Part>
      ) : null}
      {mayEdit ? (
        <>
          <OrderSteps order={order} />
          <OrderCalls order={order} />
        </>
      ) : null}
      <Part title={t('shop:orders.items')}>
        <BoughtItems items={order.items} hasLinks hidden={order.hidden_content} />
        <ExtraItems items={order.extra_items} />
        <PriceLines
          goods={order.total_gross - order.postage_gross}
          postage={order.postage_gross}
          gross={order.total_gross}
          net={order.total_net}
          vatPercent={order.vat_percent}
        />
      </Part>
      <Part title={t('shop:orders.shippingTo')}>
        {shipping ? <AddressBlock address={shipping} /> : <p>{t('admin:orders.erased')}</p>}
      </Part>
      <Part title={t('shop:orders.invoiceTo')}>
        {invoice ? <AddressBlock address={invoice} /> : <p>{t('shop:orders.sameAddress')}</p>}
      </Part>
      <Part title={t('shop:orders.invoices')}>
        <OrderInvoices order={order} />
      </Part>
      <Part title={t('shop:orders.history')}>
        <OrderHistory steps={order.history} reader="admin" />
      </Part>
    </>
  );
}

/** Who withdrew from the order, and whether somebody has dealt with it. */
function Withdrawn({ order }: { readonly order: InternalOrderDetails }) {
  const { t } = useTranslation('admin');
  const { momentText } = useMoments();
  return (
    <>
      <ul>
        {order.withdrawals.map(({ id, created_at: received, settled_at: settled, message }) => (
          <li key={id}>
            {t(settled ? 'withdrawals.ofOrderSettled' : 'withdrawals.ofOrderOpen', {
              id,
              moment: momentText(received),
            })}
            {message ? ` ${message}` : null}
          </li>
        ))}
      </ul>
      <p>
        <Link href="/admin/withdrawals">{t('withdrawals.all')}</Link>
      </p>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
