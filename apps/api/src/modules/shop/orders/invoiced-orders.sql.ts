import type { Transaction } from '../../../platform/database/transactions.js';
import { isInvoiced } from '../invoices/invoice-subqueries.js';
import { startOfYear } from '../words/day.js';
import { OVER } from './stored-order.js';

// In SQL of its own: whether the books need an order is asked in the statement that forgets something of it.

/** SQL that holds for an order that an invoice stands on. */
export const INVOICED = isInvoiced('orders.id');

/** SQL that gives an address of an order that is under way or that an invoice stands on, else NULL. */
export const keptAddress = (column: 'shipping_address' | 'invoice_address') => () =>
  `CASE WHEN status NOT IN (${OVER.join(', ')}) OR ${INVOICED} THEN ${column} END`;

/**
 * The ids of at most `most` orders that came before `year`, as did their steps, invoices and stamps; held until the transaction ends, but for
 * those that somebody else holds. In SQL of its own: four tables decide.
 */
export async function ordersBefore(transaction: Transaction, year: number, most: number): Promise<number[]> {
  const rows = await transaction.query<{ readonly id: number }>(
    `SELECT o.id FROM orders o
      WHERE o.created_at < $1
        AND NOT EXISTS (SELECT 1 FROM order_step s WHERE s.order_id = o.id AND s.created_at >= $1)
        AND NOT ${isInvoiced('o.id', '$2')}
        AND NOT EXISTS (SELECT 1 FROM stamp s WHERE s.order_id = o.id AND s.created_at >= $1)
      ORDER BY o.id LIMIT $3 FOR UPDATE SKIP LOCKED`,
    [startOfYear(year), year, most],
  );
  return rows.map(({ id }) => id);
}
