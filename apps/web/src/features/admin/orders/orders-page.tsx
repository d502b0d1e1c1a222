import { type InternalOrder, ORDER_SORTS, ORDER_STATUS } from '@tastwerk/contracts';
import { Link, TextField } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { priceText } from '../../../i18n/price-text.js';
import { OrderStatusBadge } from '../../shop/orders/order-status.js';
import styles from '../admin-area.module.css';
import { FilterSelect } from '../filter-select.js';
import { PageHead } from '../page-head.js';
import { useAllOrdersInfiniteQuery } from '../sales-api.js';
import { AdminTable } from '../table/admin-table.js';
import type { AdminColumn } from '../table/column.js';
import { momentColumn } from '../table/moment-column.js';
import { useTableUrl } from '../table/use-table-url.js';
import { SalesNotice } from './sales-notice.js';

interface DayFilterProps {
  /** Name of the filter in the address. */
  readonly name: string;
  readonly label: string;
}

/** Chooses a day; the choice stands in the address as ISO 8601. */
function DayFilter({ name, label }: DayFilterProps) {
  const { filter, change } = useTableUrl();
  return (
    <div className={styles.filter}>
      <TextField type="date" label={label} value={filter(name)} onChange={(day) => change({ [name]: day })} />
    </div>
  );
}

const STATUSES = Object.values(ORDER_STATUS);

/** Every order: by status, time and customer. */
export function OrdersPage() {
  const { t } = useTranslation(['admin', 'shop']);
  const { search, sort, filter, change } = useTableUrl();
  const status = STATUSES.find((one) => String(one) === filter('status'));
  const by = ORDER_SORTS.find((one) => one === sort?.id);
  const account = /^\d{1,9}$/.test(filter('account')) ? Number(filter('account')) : undefined;
  const query = useAllOrdersInfiniteQuery({
    search,
    ...(status === undefined ? {} : { status }),
    ...(account === undefined ? {} : { account_id: account }),
    ...(filter('from') ? { from: filter('from') } : {}),
    ...(filter('to') ? { to: filter('to') } : {}),
    ...(by ? { sort: by, direction: sort?.isDescending ? ('desc' as const) : ('asc' as const) } : {}),
  });
  return (
    <>
      <PageHead title={t('admin:orders.title')} lead={t('admin:orders.lead')} />
      <SalesNotice />
      {account === undefined ? null : (
        <p className={styles.row}>
          {t('admin:orders.ofAccount', { id: account })}
          <Link href="/admin/orders" onPress={() => change({ account: null })}>
            {t('admin:orders.ofAll')}
          </Link>
        </p>
      )}
      <AdminTable
        label={t('admin:orders.title')}
        columns={useColumns()}
        rows={query.data?.pages.flat()}
        rowId={({ id }) => String(id)}
        query={query}
        order="server"
        emptyText={t('admin:orders.none')}
        fileName={t('admin:orders.file')}
        searchLabel={t('admin:orders.search')}
        filters={
          <>
            <FilterSelect
              name="status"
              label={t('admin:orders.status')}
              options={STATUSES.map((id) => ({ id: String(id), label: t(`shop:status.${id}`) }))}
            />
            <DayFilter name="from" label={t('admin:orders.from')} />
            <DayFilter name="to" label={t('admin:orders.to')} />
          </>
        }
      />
    </>
  );
}

function useColumns(): readonly AdminColumn<InternalOrder>[] {
  const { t, i18n } = useTranslation(['admin', 'shop']);
  return [
    {
      id: 'id',
      title: t('admin:orders.number'),
      value: ({ id }) => id,
      show: ({ id }) => <Link href={`/admin/orders/${id}`}>{t('admin:orders.order', { id })}</Link>,
      canSort: false,
    },
    momentColumn('created_at', t('admin:orders.created'), ({ created_at }) => created_at),
    {
      id: 'customer',
      title: t('admin:orders.customer'),
      value: ({ customer }) => customer?.email ?? t('admin:orders.erased'),
      show: ({ customer }) =>
        customer ? (
          <Link href={`/admin/users/${customer.id}`}>{customer.email}</Link>
        ) : (
          t('admin:orders.erased')
        ),
      canSort: false,
    },
    {
      id: 'status',
      title: t('admin:orders.status'),
      value: ({ status }) => t(`shop:status.${status}`),
      show: ({ status }) => <OrderStatusBadge status={status} />,
    },
    {
      id: 'kind',
      title: t('admin:orders.kind'),
      value: ({ is_trial }) => t(`admin:orders.kinds.${is_trial ? 'trial' : 'sale'}`),
      canSort: false,
    },
    {
      id: 'total_gross',
      title: t('admin:orders.total'),
      value: ({ total_gross }) => total_gross / 100,
      show: ({ total_gross }) => priceText(total_gross, i18n.language),
      isNumber: true,
    },
    {
      id: 'items',
      title: t('admin:orders.pieces'),
      value: ({ items }) => items.reduce((sum, { quantity }) => sum + quantity, 0),
      isNumber: true,
      canSort: false,
    },
    {
      id: 'invoice_number',
      title: t('admin:orders.invoice'),
      value: ({ invoice_number }) => invoice_number ?? '–',
      canSort: false,
    },
    {
      id: 'tracking_number',
      title: t('shop:orders.tracking'),
      value: ({ tracking_number }) => tracking_number ?? '–',
      isMinor: true,
      canSort: false,
    },
    {
      id: 'city',
      title: t('admin:orders.city'),
      value: ({ shipping_address }) =>
        shipping_address ? `${shipping_address.zip} ${shipping_address.city}` : '–',
      isMinor: true,
      canSort: false,
    },
  ];
}
