import type { Transaction } from '../../../platform/database/transactions.js';
import { HIDDEN } from '../../catalogue/visibility.js';

/**
 * Ids of variants that were ordered and are hidden or gone by now. What their author keeps to few since is made as it was ordered. In SQL of
 * its own: the catalogue says in SQL what is hidden.
 */
export async function hiddenContent(transaction: Transaction, orderId: number): Promise<readonly number[]> {
  const rows = await transaction.query<{ readonly id: number }>(
    `SELECT DISTINCT i.variant_id AS id FROM order_item i LEFT JOIN variant v ON v.id = i.variant_id
      WHERE i.order_id = $1 AND (v.id IS NULL OR ${HIDDEN}) ORDER BY id`,
    [orderId],
  );
  return rows.map(({ id }) => id);
}
