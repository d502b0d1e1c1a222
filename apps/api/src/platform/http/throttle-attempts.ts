import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { LessThan, MoreThan } from 'typeorm';
import { CONFIGURATION, type ProcessConfiguration } from '../config/process-configuration.js';
import { Transactions } from '../database/transactions.js';
import { AttemptEntity } from './attempt.entity.js';
import { countAttempts } from './count-attempts.sql.js';
import type { ApiFailure } from './api-failure.js';

/** What is counted: `name` says whose tries at what, such as an address and an account. */
export interface AttemptLimit {
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

/**
 * Counts tries in the database, so that all processes together hold a caller to one limit. A try counts before its outcome is known: a
 * hundred at once are a hundred. Names are kept as keyed hashes alone.
 */
@Injectable()
export class AttemptThrottle {
  private readonly isOn: boolean;
  private readonly secret: string;

  constructor(
    private readonly transactions: Transactions,
    @Inject(CONFIGURATION) { rateLimits, jwtSecret }: ProcessConfiguration,
  ) {
    this.isOn = rateLimits === 'on';
    this.secret = jwtSecret;
  }

  /** Counts one try at each limit; a failure says in how many seconds the next one makes sense. */
  async begin(limits: readonly AttemptLimit[]): Promise<Result<null, ApiFailure>> {
    if (!this.isOn) return ok(null);
    // In one order, or two callers could wait for one another.
    const keyed = limits
      .map((limit) => ({ ...limit, key: this.keyOf(limit.name) }))
      .sort((one, other) => one.key.compare(other.key));
    const rows = await countAttempts(this.transactions.none, keyed);
    const waits = rows
      .filter(({ key, count }) => keyed.some((limit) => limit.key.equals(key) && count > limit.limit))
      .map(({ seconds }) => Math.max(1, seconds));
    if (waits.length === 0) return ok(null);
    return fail({ code: 'REQUEST_THROTTLED', retryAfterSeconds: Math.max(...waits) });
  }

  /** Whether nothing has claimed `name` within the window: of several claims, in whatever process, one is the first. Limits that are off do not matter. */
  async claim(name: string, windowSeconds: number): Promise<boolean> {
    const [counted] = await countAttempts(this.transactions.none, [{ key: this.keyOf(name), windowSeconds }]);
    return counted?.count === 1;
  }

  /** Takes a try back that turned out to be none, as after a right password; with `all`, every one before it too. */
  async forgive(name: string, all: boolean): Promise<void> {
    if (!this.isOn) return;
    const attempts = this.transactions.none.of(AttemptEntity);
    const key = this.keyOf(name);
    if (all) await attempts.delete({ key });
    else await attempts.decrement({ key, count: MoreThan(0) }, 'count', 1);
  }

  /** Forgets what no longer counts. */
  async forgetOld(): Promise<void> {
    await this.transactions.none.of(AttemptEntity).delete({ windowEnds: LessThan(new Date()) });
  }

  private keyOf(name: string): Buffer {
    return createHmac('sha256', this.secret).update(`attempt ${name}`).digest();
  }
}
