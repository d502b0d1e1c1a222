import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { before } from '../../platform/database/searched.js';
import { Transactions } from '../../platform/database/transactions.js';
import { ReportEntity } from '../reports/report.entity.js';

/** Forgets reports. */
@Injectable()
export class OldReports {
  constructor(private readonly transactions: Transactions) {}

  /** Forgets what was settled before `moment`; what nobody settled, from when it came. */
  async forgetBefore(moment: Date): Promise<void> {
    await this.transactions.none
      .of(ReportEntity)
      .delete([{ settledAt: before(moment) }, { settledAt: IsNull(), createdAt: before(moment) }]);
  }
}
