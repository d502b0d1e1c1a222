import { Alert, Link, Skeleton } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { errorText } from '../../api/error-text.js';
import { isApiFailure } from '../../api/failure.js';
import { RetryAlert } from '../../page/retry-alert.js';
import { OrderView } from '../shop/orders/order-view.js';
import { useOrderQuery } from '../shop/orders-api.js';
import { AreaPage } from './area-page.js';

/** One order of the user. */
export function OrderPage() {
  const { t } = useTranslation(['shop', 'catalogue']);
  const { t: all } = useTranslation();
  const id = Number(useParams()['orderId']);
  const isId = Number.isSafeInteger(id) && id > 0;
  const { data: order, error, isLoading, refetch } = useOrderQuery(id, { skip: !isId });
  const isMissing = !isId || (isApiFailure(error) && error.status === 404);
  return (
    <AreaPage title={isMissing ? t('orders.missing') : t('orders.number', { id })}>
      <p>
        <Link href="/account/orders">{t('orders.back')}</Link>
      </p>
      {isLoading ? <Skeleton shape="block" height="16rem" /> : null}
      {isMissing ? <Alert kind="warning">{t('orders.notFound')}</Alert> : null}
      {error && !isMissing ? (
        <RetryAlert text={errorText(all, error)} onRetry={() => void refetch()} />
      ) : null}
      {order ? <OrderView order={order} /> : null}
    </AreaPage>
  );
}
