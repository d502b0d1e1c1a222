import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { DOCUMENT_QUEUE } from '@tastwerk/contracts';
import { Transactions } from '../../../platform/database/transactions.js';
import { Outbox } from '../../../platform/queue/outbox.js';
import { Recurring } from '../../../platform/recurring.js';
import { DocumentJobRepository } from './document-job.repository.js';

/** Time between two rounds, in ms. */
const SWEEP_MS = 2000;

/** Finds documents that a dead worker was making or that the queue forgot, and sees to it that they are made. */
@Injectable()
export class DocumentSweeper implements OnModuleDestroy {
  private readonly rounds = new Recurring('looking for documents', SWEEP_MS, () => this.sweep());

  constructor(
    private readonly jobs: DocumentJobRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  start(): void {
    this.rounds.start();
  }

  async sweep(): Promise<void> {
    await this.jobs.freeLapsed();
    await this.transactions.run(async (transaction) => {
      for (const job of await this.jobs.takeUnannounced(transaction)) {
        await this.outbox.write(transaction, DOCUMENT_QUEUE, job);
      }
    });
    await this.outbox.flush();
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }
}
