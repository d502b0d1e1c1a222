import type { Transaction } from '../../../../platform/database/transactions.js';

/**
 * Holds other purchases and charges back until the transaction ends: none may spend what another one counts on, and each answers the balance
 * that it leaves. In SQL of its own: TypeORM locks rows, and the row of the other one is not there yet.
 */
export async function holdStampAccount(transaction: Transaction): Promise<void> {
  await transaction.query('LOCK TABLE stamp IN SHARE ROW EXCLUSIVE MODE');
}
