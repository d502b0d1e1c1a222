import { Injectable } from '@nestjs/common';
import type { QueryOf, ReportState } from '@tastwerk/contracts';
import { IsNull } from 'typeorm';
import { before, newest } from '../../platform/database/conditions.js';
import { Transactions } from '../../platform/database/transactions.js';
import { ReportEntity } from './report.entity.js';

/** Reads and writes reports. */
@Injectable()
export class ReportRepository {
  constructor(private readonly transactions: Transactions) {}

  async add(
    report: Pick<ReportEntity, 'variantId' | 'versionId' | 'reporterId' | 'reason' | 'text'>,
  ): Promise<void> {
    await this.transactions.none.of(ReportEntity).insert(report);
  }

  /** Reports, the newest first. */
  list({ state, ...page }: QueryOf<'listReports'>): Promise<readonly ReportEntity[]> {
    return this.transactions.none.of(ReportEntity).find(newest(page, { state }));
  }

  /** Forgets what was settled before `moment`; what nobody settled, from when it came. */
  async forgetBefore(moment: Date): Promise<void> {
    const [settled, open] = [
      { settledAt: before(moment) },
      { settledAt: IsNull(), createdAt: before(moment) },
    ];
    await this.transactions.none.of(ReportEntity).delete([settled, open]);
  }

  /** Notes how far a report is; only what is resolved or rejected is settled. Null where there is none. */
  async settle(
    id: number,
    { state, note, by }: { readonly state: ReportState; readonly note: string; readonly by: number },
  ): Promise<ReportEntity | null> {
    const isSettled = state === 'resolved' || state === 'rejected';
    const settled = { settledBy: isSettled ? by : null, settledAt: isSettled ? new Date() : null };
    const reports = this.transactions.none.of(ReportEntity);
    await reports.update({ id }, { state, note, ...settled });
    return reports.findOneBy({ id });
  }
}
