import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { CONFIGURATION, type ProcessConfiguration } from '../../platform/config/configuration.module.js';
import { Recurring } from '../../platform/recurring.js';
import { OrderRepository } from '../shop/orders/order.repository.js';
import { QuoteRequestRepository } from '../shop/quotes/quote-request.repository.js';
import { WithdrawalRepository } from '../shop/withdrawal/withdrawal.repository.js';
import { KeptYearsRepository } from './kept-years.repository.js';
import { firstKeptYear, startOf } from './start-of-year.js';

/** Time between two rounds, in ms. */
const ROUND_MS = 60 * 60 * 1000;

/** For how many years somebody may still have a claim out of a request or a report (§§ 195, 199 BGB). */
const CLAIM_YEARS = 3;

/** Forgets orders and what belongs to the books when the law no longer wants them, and requests when no claim remains. */
@Injectable()
export class KeptYears implements OnModuleDestroy {
  private readonly logger = new Logger(KeptYears.name);
  private readonly rounds = new Recurring('forgetting what was kept for years', ROUND_MS, () => this.clear());
  private readonly recordYears: number;

  constructor(
    private readonly kept: KeptYearsRepository,
    private readonly orders: OrderRepository,
    private readonly withdrawals: WithdrawalRepository,
    private readonly requests: QuoteRequestRepository,
    @Inject(CONFIGURATION) { recordYears }: ProcessConfiguration,
  ) {
    this.recordYears = recordYears;
  }

  start(): void {
    this.rounds.start();
  }

  async clear(): Promise<void> {
    const now = new Date();
    const recordYear = firstKeptYear(this.recordYears, now);
    const orders = await this.kept.forgetOrders(recordYear);
    if (orders > 0)
      this.logger.log({ orders }, 'orders and their invoices were forgotten: their years are over');
    await this.orders.forgetAddresses();
    await this.withdrawals.forgetBefore(startOf(recordYear));
    const claims = startOf(firstKeptYear(CLAIM_YEARS, now));
    await this.requests.forgetBefore(claims);
    await this.kept.forgetReports(claims);
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }
}
