import { Injectable } from '@nestjs/common';
import { daysAgo } from '../../platform/clock/days.js';
import { before, below, given } from '../../platform/database/conditions.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { ChangeLog, NewChange } from '../../platform/http/change-log.js';
import { AdminChangeEntity } from './admin-change.entity.js';

/** Which changes somebody looks at. */
export interface AdminChangeFilter {
  readonly limit: number;
  readonly before?: number | undefined;
  readonly action?: string | undefined;
  readonly actorId?: number | undefined;
}

/** Keeps what admins have changed. */
@Injectable()
export class AdminChangeRepository implements ChangeLog {
  constructor(private readonly transactions: Transactions) {}

  /** Keeps that a call begins, before it changes anything, and gives the id of its row. */
  async begin(change: NewChange): Promise<number> {
    return (await this.transactions.none.add(AdminChangeEntity, change)).id;
  }

  async end(id: number, outcome: string): Promise<void> {
    await this.transactions.none.of(AdminChangeEntity).update({ id }, { outcome });
  }

  /** Changes from the newest down. */
  list({ limit, before, action, actorId }: AdminChangeFilter): Promise<readonly AdminChangeEntity[]> {
    return this.transactions.none.of(AdminChangeEntity).find({
      where: { ...below(before), ...given({ action, actorId }) },
      order: { id: 'DESC' },
      take: limit,
    });
  }

  /** Forgets changes older than `days`. */
  async forgetOld(days: number): Promise<void> {
    await this.transactions.none.of(AdminChangeEntity).delete({ createdAt: before(daysAgo(days)) });
  }
}
