import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { RENDER_QUEUE } from '@tastwerk/contracts';
import { Transactions } from '../../../platform/database/transactions.js';
import { Outbox } from '../../../platform/queue/outbox.js';
import { Recurring } from '../../../platform/recurring.js';
import { RenderJobRepository } from '../render-job.repository.js';
import { Heartbeat } from './heartbeat.js';

/** Time between two rounds, in ms. */
const SWEEP_MS = 2000;

/** Finds jobs that a dead worker held or that the queue forgot, and sees to it that they run. */
@Injectable()
export class RenderSweeper implements OnModuleDestroy {
  private readonly rounds = new Recurring('looking for jobs', SWEEP_MS, () => this.sweep());

  constructor(
    private readonly jobs: RenderJobRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly heartbeat: Heartbeat,
  ) {}

  start(): void {
    this.rounds.start();
  }

  async sweep(): Promise<void> {
    await this.jobs.freeLapsed();
    await this.transactions.run(async (transaction) => {
      for (const job of await this.jobs.takeUnannounced(transaction)) {
        await this.outbox.write(transaction, RENDER_QUEUE, job);
      }
    });
    await this.outbox.flush();
    await this.heartbeat.beat();
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }
}
