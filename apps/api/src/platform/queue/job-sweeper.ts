import type { OnModuleDestroy } from '@nestjs/common';
import type { Transactions } from '../database/transactions.js';
import { Recurring } from '../recurring.js';
import type { LeasedJobs } from './leased-jobs.js';
import type { Outbox } from './outbox.js';

/** Time between two rounds, in ms. */
const SWEEP_MS = 2000;

/** Finds jobs of one table that a dead worker held or that the queue forgot, and sees to it that they run. */
export abstract class JobSweeper<Message extends object> implements OnModuleDestroy {
  private readonly rounds: Recurring;

  protected constructor(
    private readonly queue: string,
    private readonly jobs: LeasedJobs<Message>,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {
    this.rounds = new Recurring(`looking for jobs of ${queue}`, SWEEP_MS, () => this.sweep());
  }

  start(): void {
    this.rounds.start();
  }

  async sweep(): Promise<void> {
    await this.jobs.freeLapsed();
    await this.transactions.run(async (transaction) => {
      for (const job of await this.jobs.takeUnannounced(transaction)) {
        await this.outbox.write(transaction, this.queue, job);
      }
    });
    await this.outbox.flush();
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }
}
