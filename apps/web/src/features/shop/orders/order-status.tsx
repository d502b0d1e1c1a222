import { ORDER_STATUS, type OrderStatus } from '@tastwerk/contracts';
import { Badge, type BadgeTone } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';

const TONES: Readonly<Record<OrderStatus, BadgeTone>> = {
  [ORDER_STATUS.open]: 'neutral',
  [ORDER_STATUS.acknowledged]: 'accent',
  [ORDER_STATUS.transferred]: 'accent',
  [ORDER_STATUS.shipped]: 'success',
  [ORDER_STATUS.waitingForPayment]: 'warning',
  [ORDER_STATUS.canceled]: 'neutral',
};

/** How far an order is, in a word. */
export function OrderStatusBadge({ status }: { readonly status: OrderStatus }) {
  const { t } = useTranslation('shop');
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>;
}
