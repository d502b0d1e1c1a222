import type { Transaction } from '../../../platform/database/transactions.js';
import type { AccountRepository } from '../../accounts/account.repository.js';

/** Where documents are sent; null for somebody who was erased. */
export async function customerEmail(
  accounts: AccountRepository,
  transaction: Transaction,
  accountId: number | null,
): Promise<string | null> {
  const account = accountId === null ? null : await accounts.findById(accountId, transaction);
  return account === null || account.deletedAt !== null ? null : account.email;
}
