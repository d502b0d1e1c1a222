import type { OrderDetails } from '@tastwerk/contracts';
import { Alert, useMoments } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';

/** The withdrawals that are about an order, to its customer. */
export function OrderWithdrawals({ order }: { readonly order: OrderDetails }) {
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
