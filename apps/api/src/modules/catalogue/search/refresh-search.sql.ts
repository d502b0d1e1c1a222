import type { Transaction } from '../../../platform/database/transactions.js';

/**
 * Makes graphics findable as they are now, in the transaction that changes them. In SQL of its own: the function of the database that triggers
 * call as well.
 */
export async function refreshSearch(transaction: Transaction, graphicIds: readonly number[]): Promise<void> {
  await transaction.query('SELECT refresh_graphic_search($1::integer[])', [graphicIds]);
}
