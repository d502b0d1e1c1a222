import { Injectable } from '@nestjs/common';
import { AttemptThrottle } from '../../platform/http/throttle-attempts.js';
import { Schedule } from '../../platform/schedule.js';
import { AdminChangeRepository } from '../audit/admin-change.repository.js';
import { AuditService } from '../audit/audit.service.js';
import { AccountRepository } from './account.repository.js';
import { KeyService } from './key.service.js';
import { SessionRepository } from './session.repository.js';

/** Time between two rounds, in ms. */
const ROUND_MS = 60 * 60 * 1000;

/** How long things are kept that nobody needs any more. */
const UNVERIFIED_DAYS = 7;
const ENDED_SESSION_DAYS = 60;
const EVENT_DAYS = 365;

/** Forgets what has had its time: sign-ups that nobody confirmed, keys, ended sessions, old events. */
@Injectable()
export class AccountHousekeeping {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly keys: KeyService,
    private readonly audit: AuditService,
    private readonly changes: AdminChangeRepository,
    private readonly attempts: AttemptThrottle,
    schedule: Schedule,
  ) {
    schedule.add('clearing away what accounts left', ROUND_MS, () => this.clear());
  }

  async clear(): Promise<void> {
    await this.accounts.forgetUnverified(UNVERIFIED_DAYS);
    await this.sessions.forgetOld(ENDED_SESSION_DAYS);
    await this.keys.forgetOld();
    await this.audit.forgetOld(EVENT_DAYS);
    await this.changes.forgetOld(EVENT_DAYS);
    await this.attempts.forgetOld();
  }
}
