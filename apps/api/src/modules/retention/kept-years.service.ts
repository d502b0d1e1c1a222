import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { CONFIGURATION, type ProcessConfiguration } from '../../platform/config/configuration.module.js';
import { Recurring } from '../../platform/recurring.js';
import { KeptYearsRepository } from './kept-years.repository.js';

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
    @Inject(CONFIGURATION) { recordYears }: ProcessConfiguration,
  ) {
    this.recordYears = recordYears;
  }

  start(): void {
    this.rounds.start();
  }

  async clear(): Promise<void> {
    const orders = await this.kept.forgetOrders(this.recordYears);
    if (orders > 0)
      this.logger.log({ orders }, 'orders and their invoices were forgotten: their years are over');
    await this.kept.forgetAddresses();
    await this.kept.forgetWithdrawals(this.recordYears);
    await this.kept.forgetRequests(CLAIM_YEARS);
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }
}
