import { Injectable } from '@nestjs/common';
import { ROLES } from '@tastwerk/contracts';
import type { Transaction } from '../../../platform/database/transactions.js';
import { AccountKeyEntity } from '../account-key.entity.js';
import { AccountEntity } from '../account.entity.js';
import { AddressEntity } from '../address.entity.js';
import { SessionEntity } from '../session.entity.js';

/** What stands in the place of the name of somebody who has gone. */
const NOBODY = 'deleted user';

/** Takes an account out of the database. */
@Injectable()
export class AccountRemovalRepository {
  /** Forgets everything personal that hangs on the account. */
  async forget(transaction: Transaction, accountId: number): Promise<void> {
    for (const entity of [SessionEntity, AccountKeyEntity, AddressEntity])
      await transaction.of<{ readonly accountId: number }>(entity).delete({ accountId });
  }

  /** Leaves of the account only that somebody published. */
  async anonymise(transaction: Transaction, id: number): Promise<void> {
    await transaction.of(AccountEntity).update(
      { id },
      {
        email: `deleted-${id}@deleted.invalid`,
        displayName: NOBODY,
        passwordHash: null,
        role: ROLES.standard,
        givenRights: [],
        newsletterActive: false,
        newsletterPending: false,
        pendingEmail: null,
        verifiedAt: null,
        deletedAt: new Date(),
      },
    );
  }

  async remove(transaction: Transaction, id: number): Promise<void> {
    await transaction.of(AccountEntity).delete({ id });
  }
}
