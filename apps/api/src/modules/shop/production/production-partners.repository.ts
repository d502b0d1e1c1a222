import { ROLES } from '@tastwerk/contracts';
import { IsNull, Not } from 'typeorm';
import type { Transaction } from '../../../platform/database/transactions.js';
import { AccountEntity } from '../../accounts/account.entity.js';

/** The accounts of production partners that are confirmed and not deleted. */
export function productionPartners(
  transaction: Transaction,
): Promise<readonly Pick<AccountEntity, 'id' | 'email' | 'language'>[]> {
  return transaction.of(AccountEntity).find({
    select: { id: true, email: true, language: true },
    where: { role: ROLES.productionPartner, deletedAt: IsNull(), verifiedAt: Not(IsNull()) },
    order: { id: 'ASC' },
  });
}
