import { ButtonLink, Button, EmptyState, Skeleton } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../api/error-text.js';
import { RetryAlert } from '../../page/retry-alert.js';
import { NotApproved } from '../shop/not-approved.js';
import { OrderCard } from '../shop/orders/order-card.js';
import { useOrdersInfiniteQuery } from '../shop/orders-api.js';
import { AreaPage } from './area-page.js';
import styles from './orders-page.module.css';
import { useAreaUser } from './use-area-user.js';

/** The user's orders, the newest first. */
export function OrdersPage() {
  const { t } = useTranslation(['accounts', 'shop', 'catalogue']);
  const { t: all } = useTranslation();
  const { data, error, isLoading, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useOrdersInfiniteQuery();
  const user = useAreaUser();
  const orders = data?.pages.flat() ?? [];
  return (
    <AreaPage title={t('area.orders.title')}>
      {user.user_rights.can_order === false ? <NotApproved /> : null}
      {isLoading ? <Skeleton shape="block" height="9rem" /> : null}
      {error ? <RetryAlert text={errorText(all, error)} onRetry={() => void refetch()} /> : null}
      {data && orders.length === 0 ? (
        <EmptyState
          title={t('area.orders.none')}
          headingLevel={2}
          actions={<ButtonLink href="/catalogue">{t('area.toCatalogue')}</ButtonLink>}
        >
          {t('area.orders.noneText')}
        </EmptyState>
      ) : null}
      {orders.length > 0 ? (
        <ul className={styles.orders} aria-label={t('shop:orders.list')}>
          {orders.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </ul>
      ) : null}
      {hasNextPage ? (
        <div>
          <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            {t('shop:orders.more')}
          </Button>
        </div>
      ) : null}
    </AreaPage>
  );
}
