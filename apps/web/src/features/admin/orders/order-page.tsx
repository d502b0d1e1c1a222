import type { InternalOrderDetails } from '@tastwerk/contracts';
import { Link, useMoments } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { AddressBlock } from '../../../addresses/address-block.js';
import { BoughtItems } from '../../shop/bought-items.js';
import { OrderHistory } from '../../shop/orders/order-history.js';
import { OrderInvoices } from '../../shop/orders/order-invoices.js';
import { OrderStatusBadge } from '../../shop/orders/order-status.js';
import { TotalLines } from '../../shop/price-lines.js';
import { Facts } from '../../../page/facts.js';
import { RecordPage, RecordPart } from '../record-page.js';
import { useAnyOrderQuery } from '../sales-api.js';
import { useMayEdit } from '../use-may-edit.js';
import { OrderCalls } from './order-calls.js';
import { OrderSteps } from './order-steps.js';

/** One order as admins see it: what it is, what became of it, and what can be done. */
export function OrderPage() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const query = useAnyOrderQuery(Number(id));
  return (
    <RecordPage
      title={t('orders.order', { id })}
      back={{ href: '/admin/orders', label: t('orders.back') }}
      query={query}
    >
      {(order) => <OrderParts order={order} />}
    </RecordPage>
  );
}

function OrderParts({ order }: { readonly order: InternalOrderDetails }) {
  const { t } = useTranslation(['admin', 'shop']);
  const { momentText } = useMoments();
  const mayEdit = useMayEdit();
  const { customer, shipping_address: shipping, invoice_address: invoice } = order;
  return (
    <>
      <RecordPart title={t('admin:orders.facts')}>
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
      </RecordPart>
      {order.withdrawals.length > 0 ? (
        <RecordPart title={t('admin:withdrawals.title')}>
          <Withdrawn order={order} />
        </RecordPart>
      ) : null}
      {mayEdit ? (
        <>
          <OrderSteps order={order} />
          <OrderCalls order={order} />
        </>
      ) : null}
      <RecordPart title={t('shop:orders.items')}>
        <BoughtItems items={order.items} extra={order.extra_items} hasLinks hidden={order.hidden_content} />
        <TotalLines totals={order} />
      </RecordPart>
      <RecordPart title={t('shop:orders.shippingTo')}>
        {shipping ? <AddressBlock address={shipping} /> : <p>{t('admin:orders.erased')}</p>}
      </RecordPart>
      <RecordPart title={t('shop:orders.invoiceTo')}>
        {invoice ? <AddressBlock address={invoice} /> : <p>{t('shop:orders.sameAddress')}</p>}
      </RecordPart>
      <RecordPart title={t('shop:orders.invoices')}>
        <OrderInvoices order={order} />
      </RecordPart>
      <RecordPart title={t('shop:orders.history')}>
        <OrderHistory steps={order.history} reader="admin" />
      </RecordPart>
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
