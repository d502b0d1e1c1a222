import { Injectable } from '@nestjs/common';
import { type BodyOf, type Right, RIGHTS } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { Clock } from '../../../platform/clock/clock.js';
import { holdAdvisoryLock } from '../../../platform/database/advisory-lock.js';
import { Transactions, type Transaction } from '../../../platform/database/transactions.js';
import type { Actor } from '../../../platform/http/actor.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import type { Caller } from '../../../platform/http/caller.js';
import { AuditService } from '../../audit/audit.service.js';
import type { AccountEntity } from '../account.entity.js';
import { AccountRepository } from '../account.repository.js';
import { ApprovalService } from '../approval.service.js';
import { AccountDeletionService } from '../data/account-deletion.service.js';
import { SessionRepository } from '../session.repository.js';

/** Looks after users: gives and takes rights, blocks, deletes, ends sessions. */
@Injectable()
export class UserAdministrationService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly approvals: ApprovalService,
    private readonly deletions: AccountDeletionService,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  change(id: number, changes: BodyOf<'changeUser'>, actor: Actor): Promise<Result<null, ApiFailure>> {
    const { role, rights, blocked } = changes;
    const losesOwnHold =
      id === actor.id &&
      (blocked === true ||
        (rights !== undefined && !(rights.includes('can_edit_admin') && rights.includes('can_view_admin'))));
    if (losesOwnHold) return Promise.resolve(fail({ code: 'ACCOUNT_OWN' }));
    return this.keepingAdministrators(id, actor, async (transaction, account) => {
      const now = this.clock.now();
      await this.accounts.update(transaction, id, {
        ...(role === undefined ? {} : { role }),
        ...(rights === undefined ? {} : await this.keptRights(transaction, account, rights)),
        ...(blocked === undefined ? {} : { blockedAt: blocked ? (account.blockedAt ?? now) : null }),
      });
      if (blocked === true) await this.sessions.revokeAll(transaction, id, null, now);
      return ok(null);
    });
  }

  /**
   * What is kept of rights that an admin chose. What the list of approved addresses or a provider of sign-ins gives is not written down, so
   * that it ends with the entry or the claim; taking it away refuses it, also where the list or a claim gives it later.
   */
  private async keptRights(
    transaction: Transaction,
    account: AccountEntity,
    rights: Right[],
  ): Promise<Pick<AccountEntity, 'givenRights' | 'refusedRights' | 'orderRefused'>> {
    const provided = await this.accounts.rightsByProviders(transaction, account.id);
    const isListed = (await this.approvals.find(account.email)) !== 'none';
    const comesAnyway = (right: Right) => provided.includes(right) || (right === 'can_order' && isListed);
    const [had, has] = [account.rights.includes('can_order'), rights.includes('can_order')];
    return {
      givenRights: rights.filter((right) => account.givenRights.includes(right) || !comesAnyway(right)),
      refusedRights: RIGHTS.filter(
        (right) =>
          !rights.includes(right) && (provided.includes(right) || account.refusedRights.includes(right)),
      ),
      orderRefused: !has && (account.orderRefused || had),
    };
  }

  erase(id: number, actor: Actor, caller: Caller): Promise<Result<null, ApiFailure>> {
    if (id === actor.id) return Promise.resolve(fail({ code: 'ACCOUNT_OWN' }));
    return this.keepingAdministrators(id, actor, async (transaction, account) => {
      await this.deletions.remove(transaction, account, caller);
      return ok(null);
    });
  }

  revokeSession(id: number, sessionId: string, caller: Caller): Promise<Result<null, ApiFailure>> {
    return this.transactions.run(async (transaction) => {
      if (!(await this.sessions.revokeOwn(transaction, id, sessionId, this.clock.now())))
        return fail({ code: 'SESSION_NOT_FOUND' });
      await this.audit.note('session-revoked', id, caller, transaction);
      return ok(null);
    });
  }

  revokeSessions(id: number, caller: Caller): Promise<Result<null, ApiFailure>> {
    return this.transactions.run(async (transaction) => {
      if ((await this.accounts.lock(transaction, id)) === null) return fail({ code: 'ACCOUNT_NOT_FOUND' });
      await this.sessions.revokeAll(transaction, id, null, this.clock.now());
      await this.audit.note('session-revoked', id, caller, transaction);
      return ok(null);
    });
  }

  /**
   * Changes the account `id`, one admin after the other, and takes it back when nobody could administer any more. Whoever was blocked or
   * lost the right while waiting changes nothing.
   */
  private keepingAdministrators(
    id: number,
    actor: Actor,
    change: (transaction: Transaction, account: AccountEntity) => Promise<Result<null, ApiFailure>>,
  ): Promise<Result<null, ApiFailure>> {
    return this.transactions.attempt(async (transaction) => {
      await holdAdvisoryLock(transaction, 'administration');
      const [account, mine] = [
        await this.accounts.lock(transaction, id),
        await this.accounts.findById(actor.id, transaction),
      ];
      if (mine === null || mine.blockedAt !== null || mine.deletedAt !== null)
        return fail({ code: 'SESSION_REVOKED' });
      if (!mine.rights.includes('can_edit_admin')) return fail({ code: 'RIGHT_MISSING' });
      if (account === null) return fail({ code: 'ACCOUNT_NOT_FOUND' });
      const changed = await change(transaction, account);
      if (!changed.ok) return changed;
      const left = await this.accounts.countAdministrators(transaction);
      return left > 0 ? ok(null) : fail({ code: 'ACCOUNT_ADMIN_NEEDED' });
    });
  }
}
