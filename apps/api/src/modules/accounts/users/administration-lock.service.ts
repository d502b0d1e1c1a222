import { Injectable } from '@nestjs/common';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { holdAdvisoryLock } from '../../../platform/database/advisory-lock.js';
import { Transactions, type Transaction } from '../../../platform/database/transactions.js';
import type { Actor } from '../../../platform/http/actor.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import type { AccountEntity } from '../account.entity.js';
import { AccountRepository } from '../account.repository.js';

/** What is changed under {@link AdministrationLock}: `account` by `admin`, both as they are now. */
export interface LockedAccount {
  readonly transaction: Transaction;
  readonly account: AccountEntity;
  readonly admin: AccountEntity;
}

/** Lets one admin after the other change accounts. */
@Injectable()
export class AdministrationLock {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Changes the account `id`, one admin after the other, and takes it back when no account could administer any more. An admin who was
   * blocked or lost the right while waiting changes nothing.
   */
  keepingAdministrators<T>(
    id: number,
    actor: Actor,
    change: (locked: LockedAccount) => Promise<Result<T, ApiFailure>>,
  ): Promise<Result<T, ApiFailure>> {
    return this.transactions.attempt(async (transaction) => {
      await holdAdvisoryLock(transaction, 'administration');
      const [account, admin] = [
        await this.accounts.lock(transaction, id),
        await this.accounts.findById(actor.id, transaction),
      ];
      if (admin === null || admin.blockedAt !== null || admin.deletedAt !== null)
        return fail({ code: 'SESSION_REVOKED' });
      if (!admin.rights.includes('can_edit_admin')) return fail({ code: 'RIGHT_MISSING' });
      if (account === null) return fail({ code: 'ACCOUNT_NOT_FOUND' });
      const changed = await change({ transaction, account, admin });
      if (!changed.ok) return changed;
      const left = await this.accounts.listAdministrators(transaction);
      return left.length > 0 ? ok(changed.value) : fail({ code: 'ACCOUNT_ADMIN_NEEDED' });
    });
  }
}
