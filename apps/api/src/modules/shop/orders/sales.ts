import { ORDER_STATUS, type OrderStatus } from '@tastwerk/contracts';
import type { Configuration } from '../../../platform/config/read-configuration.js';
import type { StoredOrder } from './stored-order.js';

/** Steps by which something is asked of the customer or of the production partner. */
const BINDING: readonly OrderStatus[] = [ORDER_STATUS.transferred, ORDER_STATUS.waitingForPayment];

/** Whether an order is carried out: one that was sold, as long as anything is sold. */
export function isCarriedOut(
  { is_trial: isTrial }: Pick<StoredOrder, 'is_trial'>,
  { sales }: Pick<Configuration, 'sales'>,
): boolean {
  return !isTrial && sales === 'on';
}

/** Whether a step would pretend to carry out an order that was sold, while nothing is sold. */
export function isHeldBack(
  order: Pick<StoredOrder, 'is_trial'>,
  to: OrderStatus,
  configuration: Pick<Configuration, 'sales'>,
): boolean {
  return BINDING.includes(to) && !order.is_trial && !isCarriedOut(order, configuration);
}
