import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIGURATION, type ProcessConfiguration } from '../../platform/config/process-configuration.js';
import { Schedule } from '../../platform/schedule.js';
import { ReportService } from '../reports/report.service.js';
import { OrderRepository } from '../shop/orders/order.repository.js';
import { QuoteRequestRepository } from '../shop/quotes/quote-request.repository.js';
import { WithdrawalRepository } from '../shop/orders/withdrawal/withdrawal.repository.js';
import { dayOf, startOfYear } from '../shop/words/day.js';
import { OldOrders } from './old-orders.service.js';

/** Time between two rounds, in ms. */
const ROUND_MS = 60 * 60 * 1000;

/** For how many years somebody may still have a claim out of a request or a report (§§ 195, 199 BGB). */
const CLAIM_YEARS = 3;

/** Forgets orders and what belongs to the books when the law no longer wants them, and requests when no claim remains. */
@Injectable()
export class KeptYears {
  private readonly logger = new Logger(KeptYears.name);
  private readonly recordYears: number;

  constructor(
    private readonly oldOrders: OldOrders,
    private readonly orders: OrderRepository,
    private readonly withdrawals: WithdrawalRepository,
    private readonly requests: QuoteRequestRepository,
    private readonly reports: ReportService,
    @Inject(CONFIGURATION) { recordYears }: ProcessConfiguration,
    schedule: Schedule,
  ) {
    this.recordYears = recordYears;
    schedule.add('forgetting what was kept for years', ROUND_MS, () => this.clear());
  }

  async clear(): Promise<void> {
    const records = firstKeptYear(this.recordYears);
    const orders = await this.oldOrders.forgetBefore(records);
    if (orders > 0)
      this.logger.log({ orders }, 'orders and their invoices were forgotten: their years are over');
    await this.orders.forgetAddresses();
    await this.withdrawals.forgetBefore(startOfYear(records));
    const claims = startOfYear(firstKeptYear(CLAIM_YEARS));
    await this.requests.forgetBefore(claims);
    await this.reports.forgetBefore(claims);
  }
}

/** The year from which on something is kept that is kept for `years`, counted from the end of the year in which it came about. */
function firstKeptYear(years: number): number {
  return Number(dayOf(new Date()).slice(0, 4)) - years;
}
