import { Injectable } from '@nestjs/common';
import { CHANGE_REQUEST_DAYS, mayGive } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { Clock } from '../../../../platform/clock/clock.js';
import { daysAfter } from '../../../../platform/clock/days.js';
import type { Transaction } from '../../../../platform/database/transactions.js';
import type { Actor } from '../../../../platform/http/actor.js';
import type { ApiFailure } from '../../../../platform/http/api-failure.js';
import type { Caller } from '../../../../platform/http/caller.js';
import type { AccountEntity } from '../../account.entity.js';
import { AccountRepository } from '../../account.repository.js';
import { AccountChanges } from '../account-changes.service.js';
import { AdministrationLock, type LockedAccount } from '../administration-lock.service.js';
import { areSameRights, concernsAdministrator, powersAfter, type WantedChange } from '../wanted-change.js';
import type { AdminChangeRequestEntity } from './admin-change-request.entity.js';
import { ChangeRequestLetters } from './change-request-letters.service.js';
import { ChangeRequestRepository } from './change-request.repository.js';

/** Whether a change was made, or waits for a second admin. */
export type ChangeOutcome = 'done' | 'waiting';

type Failed = Result<never, ApiFailure>;

/** Whether what a request changes is no longer as it was when the request was made. */
function hasChangedSince(request: AdminChangeRequestEntity, account: AccountEntity): boolean {
  return (
    (request.role !== null && request.roleBefore !== account.role) ||
    (request.rights !== null && !areSameRights(request.rightsBefore, account.rights)) ||
    (request.blocked !== null && request.blockedBefore !== (account.blockedAt !== null))
  );
}

/** Has a second admin agree to what changes the account of an admin, or makes one (ADR 36). */
@Injectable()
export class ChangeRequestService {
  constructor(
    private readonly requests: ChangeRequestRepository,
    private readonly accounts: AccountRepository,
    private readonly changes: AccountChanges,
    private readonly administration: AdministrationLock,
    private readonly letters: ChangeRequestLetters,
    private readonly clock: Clock,
  ) {}

  /** Makes a change at once where one admin is enough, or is alone; else a request for it. */
  async changeOrPropose(
    locked: LockedAccount,
    wanted: WantedChange,
    caller: Caller,
  ): Promise<Result<ChangeOutcome, ApiFailure>> {
    const { transaction, account, admin } = locked;
    const after = powersAfter(account, wanted);
    if (!mayGive(admin, account, after)) return fail({ code: 'ACCOUNT_RIGHT_NOT_HELD' });
    if (!concernsAdministrator(account, wanted)) {
      await this.changes.apply(transaction, account, wanted, caller);
      return ok('done');
    }
    const now = this.clock.now();
    await this.requests.closeExpired(now, transaction);
    if ((await this.requests.openOf(account.id, now, transaction)) !== null)
      return fail({ code: 'CHANGE_REQUEST_OPEN' });
    const others = (await this.accounts.listAdministrators(transaction)).filter(
      ({ id }) => id !== admin.id && id !== account.id,
    );
    const told = { transaction, account, proposer: admin, wanted, caller };
    if (others.length === 0) {
      await this.letters.note('admin-change-applied', told);
      await this.changes.apply(transaction, account, wanted, caller);
      await this.letters.tell('admin-change-applied', told);
      return ok('done');
    }
    // Admins who lack a right that is given do not count as absent: else adding such a right would be a way around them.
    const deciders = others.filter((other) => mayGive(other, account, after));
    if (deciders.length === 0) return fail({ code: 'CHANGE_REQUEST_NO_SECOND' });
    const expiresAt = daysAfter(now, CHANGE_REQUEST_DAYS);
    await this.requests.add(transaction, {
      ...wanted,
      accountId: account.id,
      proposerId: admin.id,
      roleBefore: account.role,
      rightsBefore: account.rights,
      blockedBefore: account.blockedAt !== null,
      expiresAt,
    });
    await this.letters.note('admin-change-proposed', told);
    await this.letters.tell('admin-change-proposed', { ...told, expiresAt });
    await this.letters.askToDecide(deciders, { ...told, expiresAt });
    return ok('waiting');
  }

  /** Makes the change of a request, by a second admin. */
  accept(id: number, actor: Actor, caller: Caller): Promise<Result<null, ApiFailure>> {
    return this.decide(id, actor, async (request, { transaction, account, admin }) => {
      const refused = notASecond(request, admin);
      if (refused !== null) return refused;
      const after = powersAfter(account, request);
      if (!mayGive(admin, account, after)) return fail({ code: 'ACCOUNT_RIGHT_NOT_HELD' });
      const proposer = await this.proposerOf(request, transaction);
      const mayPropose =
        proposer !== null &&
        proposer.blockedAt === null &&
        proposer.rights.includes('can_edit_admin') &&
        mayGive(proposer, account, after);
      if (!mayPropose || hasChangedSince(request, account)) return fail({ code: 'CHANGE_REQUEST_STALE' });
      await this.requests.close(transaction, id, 'accepted', admin.id, this.clock.now());
      const told = { transaction, account, proposer, wanted: request, caller, decider: admin };
      // Before the change: it may delete the account, and its events then lose whose they were.
      await this.letters.note('admin-change-accepted', told);
      await this.changes.apply(transaction, account, request, caller);
      await this.letters.tell('admin-change-accepted', told);
      return ok(null);
    });
  }

  /** Closes a request without the change, by a second admin. */
  refuse(id: number, actor: Actor, caller: Caller): Promise<Result<null, ApiFailure>> {
    return this.decide(id, actor, async (request, locked) => {
      const refused = notASecond(request, locked.admin);
      return refused ?? this.end('refused', request, locked, caller);
    });
  }

  /** Takes a request back, by the admin who made it. */
  withdraw(id: number, actor: Actor, caller: Caller): Promise<Result<null, ApiFailure>> {
    return this.decide(id, actor, async (request, locked) =>
      request.proposerId === locked.admin.id
        ? this.end('withdrawn', request, locked, caller)
        : fail({ code: 'CHANGE_REQUEST_NOT_YOURS' }),
    );
  }

  /** Ends a request without the change. */
  private async end(
    how: 'refused' | 'withdrawn',
    request: AdminChangeRequestEntity,
    { transaction, account, admin }: LockedAccount,
    caller: Caller,
  ): Promise<Result<null, ApiFailure>> {
    await this.requests.close(transaction, request.id, how, admin.id, this.clock.now());
    const proposer = await this.proposerOf(request, transaction);
    const told = { transaction, account, proposer, wanted: request, caller, decider: admin };
    await this.letters.note(`admin-change-${how}`, told);
    await this.letters.tell(`admin-change-${how}`, told);
    return ok(null);
  }

  /** Does `work` with a request that is open, one admin after the other. */
  private async decide(
    id: number,
    actor: Actor,
    work: (request: AdminChangeRequestEntity, locked: LockedAccount) => Promise<Result<null, ApiFailure>>,
  ): Promise<Result<null, ApiFailure>> {
    const found = await this.requests.find(id);
    if (found === null) return fail({ code: 'CHANGE_REQUEST_NOT_FOUND' });
    return this.administration.keepingAdministrators(found.accountId, actor, async (locked) => {
      const open = await this.requests.findOpen(locked.transaction, id, this.clock.now());
      return open === null ? fail({ code: 'CHANGE_REQUEST_CLOSED' }) : work(open, locked);
    });
  }

  /** The account that made a request; null when it was deleted since. */
  private async proposerOf(
    { proposerId }: AdminChangeRequestEntity,
    transaction: Transaction,
  ): Promise<AccountEntity | null> {
    if (proposerId === null) return null;
    const found = await this.accounts.findById(proposerId, transaction);
    return found === null || found.deletedAt !== null ? null : found;
  }
}

/** The failure where an admin made the request themselves, or where it is about them. */
function notASecond(
  { proposerId, accountId }: AdminChangeRequestEntity,
  { id }: AccountEntity,
): Failed | null {
  return id === proposerId || id === accountId ? fail({ code: 'CHANGE_REQUEST_OWN' }) : null;
}
