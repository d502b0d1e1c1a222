import type { Transaction } from '../../../platform/database/transactions.js';
import { isReachable } from '../../../platform/mail/no-address.js';
import type { AccountRepository } from '../../accounts/account.repository.js';

/** Where documents are sent; null for somebody who was erased or has no address. */
export async function customerEmail(
  accounts: AccountRepository,
  transaction: Transaction,
  accountId: number | null,
): Promise<string | null> {
  const account = accountId === null ? null : await accounts.findById(accountId, transaction);
  if (account === null || account.deletedAt !== null || !isReachable(account.email)) return null;
  return account.email;
}
