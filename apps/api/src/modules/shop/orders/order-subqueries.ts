import { ORDER_STATUS } from '@tastwerk/contracts';

// What statements of other modules may ask of orders, as SQL; they do not name their tables.

const lastStep = (condition: string) =>
  `(SELECT max(created_at) FROM order_step WHERE order_id = orders.id AND ${condition})`;

/** Orders (`id`, `status`, `is_trial`) with when they were handed to production, when sent, and when their last step was. */
export const ORDERS_BY_STEPS = `(
  SELECT id, status, is_trial, ${lastStep(`to_status = ${ORDER_STATUS.transferred}`)} AS transferred_at,
         ${lastStep(`to_status = ${ORDER_STATUS.shipped}`)} AS shipped_at, ${lastStep('true')} AS last_step_at
    FROM orders)`;

/** Holds for a variant that is ordered and not sent yet: it is made as it was ordered. */
export const isBeingMade = (variantId: string) => `EXISTS (
  SELECT 1 FROM order_item i JOIN orders o ON o.id = i.order_id
   WHERE i.variant_id = ${variantId} AND o.status NOT IN (${ORDER_STATUS.shipped}, ${ORDER_STATUS.canceled}))`;

/** When each order came. */
export const ORDERS_PLACED = '(SELECT created_at AS moment FROM orders)';

/** Orders that admins have to look at: not handed to the production partner yet. */
export const ORDERS_TO_CHECK = `(SELECT 1 FROM orders WHERE status IN (${ORDER_STATUS.open}, ${ORDER_STATUS.acknowledged}))`;

/** Withdrawals that are not settled. */
export const OPEN_WITHDRAWALS = '(SELECT 1 FROM withdrawal WHERE settled_at IS NULL)';
