import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { RENDER_QUEUE } from '@tastwerk/contracts';
import { Transactions } from '../../../platform/database/transactions.js';
import { Outbox } from '../../../platform/queue/outbox.js';
import { RenderJobRepository } from '../render-job.repository.js';

/** Time between two rounds, in ms. */
const SWEEP_MS = 2000;

/** Finds jobs that a dead worker held or that the queue forgot, and sees to it that they run. */
@Injectable()
export class RenderSweeper implements OnModuleDestroy {
  private readonly logger = new Logger(RenderSweeper.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly jobs: RenderJobRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      this.sweep().catch((error: unknown) => this.logger.warn(`jobs were not swept: ${String(error)}`));
    }, SWEEP_MS);
  }

  async sweep(): Promise<void> {
    await this.jobs.freeLapsed();
    await this.transactions.run(async (transaction) => {
      for (const job of await this.jobs.takeUnannounced(transaction)) {
        await this.outbox.write(transaction, RENDER_QUEUE, job);
      }
    });
    await this.outbox.flush();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }
}
