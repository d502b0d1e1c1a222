import { Injectable } from '@nestjs/common';
import type { QueryOf } from '@tastwerk/contracts';
import { daysAgo } from '../../platform/clock/days.js';
import { before, newest } from '../../platform/database/conditions.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { ChangeLog, NewChange } from '../../platform/http/change-log.js';
import { AdminChangeEntity } from './admin-change.entity.js';

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
  list({
    action,
    actor_id: actorId,
    ...page
  }: QueryOf<'listAdminChanges'>): Promise<readonly AdminChangeEntity[]> {
    return this.transactions.none.of(AdminChangeEntity).find(newest(page, { action, actorId }));
  }

  /** Forgets changes older than `days`. */
  async forgetOld(days: number): Promise<void> {
    await this.transactions.none.of(AdminChangeEntity).delete({ createdAt: before(daysAgo(days)) });
  }
}
