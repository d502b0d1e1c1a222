import type { Transaction } from '../../../../platform/database/transactions.js';

/**
 * Holds other purchases of stamps back until the transaction ends: none may spend what another one counts on. In SQL of its own: TypeORM locks
 * rows, and the row of the other purchase is not there yet.
 */
export async function holdStampPurchases(transaction: Transaction): Promise<void> {
  await transaction.query('LOCK TABLE stamp IN SHARE ROW EXCLUSIVE MODE');
}
