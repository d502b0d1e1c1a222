import { Injectable } from '@nestjs/common';
import type { BodyOf } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { Clock } from '../../../platform/clock/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import type { Actor } from '../../../platform/http/actor.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import type { Caller } from '../../../platform/http/caller.js';
import { AuditService } from '../../audit/audit.service.js';
import { AccountRepository } from '../account.repository.js';
import { SessionRepository } from '../session.repository.js';
import { AdministrationLock } from './administration-lock.service.js';
import { type ChangeOutcome, ChangeRequestService } from './change-requests/change-request.service.js';
import { differenceOf, ERASING } from './wanted-change.js';

/** Looks after users: gives and takes rights, blocks, deletes, ends sessions. */
@Injectable()
export class UserAdministrationService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly administration: AdministrationLock,
    private readonly requests: ChangeRequestService,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Changes an account, or makes a change request where a second admin has to agree. */
  change(
    id: number,
    changes: BodyOf<'changeUser'>,
    actor: Actor,
    caller: Caller,
  ): Promise<Result<ChangeOutcome, ApiFailure>> {
    const { rights, blocked } = changes;
    const losesOwnHold =
      id === actor.id &&
      (blocked === true ||
        (rights !== undefined && !(rights.includes('can_edit_admin') && rights.includes('can_view_admin'))));
    if (losesOwnHold) return Promise.resolve(fail({ code: 'ACCOUNT_OWN' }));
    return this.administration.keepingAdministrators(id, actor, async (locked) => {
      const wanted = differenceOf(locked.account, changes);
      return wanted === null ? ok('done') : this.requests.changeOrPropose(locked, wanted, caller);
    });
  }

  /** Deletes an account, or makes a change request where a second admin has to agree. */
  erase(id: number, actor: Actor, caller: Caller): Promise<Result<ChangeOutcome, ApiFailure>> {
    if (id === actor.id) return Promise.resolve(fail({ code: 'ACCOUNT_OWN' }));
    return this.administration.keepingAdministrators(id, actor, (locked) =>
      this.requests.changeOrPropose(locked, ERASING, caller),
    );
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
}
