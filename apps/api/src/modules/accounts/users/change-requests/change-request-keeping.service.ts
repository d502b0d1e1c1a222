import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock/clock.js';
import { Schedule } from '../../../../platform/schedule.js';
import {
  type AccountErased,
  type AccountExported,
  OnAccountErased,
  OnAccountExported,
} from '../../account-events.js';
import { ChangeRequestRepository } from './change-request.repository.js';

/** Time between two rounds, in ms. */
const ROUND_MS = 60 * 60 * 1000;

/** As long as security events, which tell of the same steps. */
const KEPT_DAYS = 365;

/** Closes change requests that waited too long, and forgets them with their accounts and after a year. */
@Injectable()
export class ChangeRequestKeeping {
  constructor(
    private readonly requests: ChangeRequestRepository,
    private readonly clock: Clock,
    schedule: Schedule,
  ) {
    schedule.add('closing change requests', ROUND_MS, () => this.clear());
  }

  async clear(): Promise<void> {
    await this.requests.closeExpired(this.clock.now());
    await this.requests.forgetOld(KEPT_DAYS);
  }

  /** Adds what an account requested, and what was requested about it. */
  @OnAccountExported()
  async addTo({ actor, add }: AccountExported): Promise<void> {
    const requests = await this.requests.listOf(actor.id);
    add(
      'admin-change-requests.json',
      requests.map(({ accountId, role, rights, blocked, erases, state, createdAt, decidedAt }) => ({
        about: accountId === actor.id ? 'this account' : 'another account',
        role,
        rights,
        blocked,
        erases,
        state,
        created_at: createdAt.toISOString(),
        decided_at: decidedAt?.toISOString() ?? null,
      })),
    );
  }

  @OnAccountErased()
  async forget({ transaction, accountId }: AccountErased): Promise<void> {
    await this.requests.forgetAccount(transaction, accountId);
  }
}
