import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../platform/database/transactions.js';
import { JobRelay } from '../../../platform/jobs/job-relay.js';
import { Jobs, OPERATOR } from '../../../platform/jobs/jobs.js';
import type { RenderBatchEntity } from './render-batch.entity.js';
import { RenderBatchRepository } from './render-batch.repository.js';
import { renderings } from '../renderings.js';

/** Versions ordered at once. */
const VERSIONS_AT_ONCE = 10;

/** Jobs that may wait before more are ordered: what is published meanwhile comes soon. */
export const JOBS_WAITING = 50;

/** Leads rounds through what they are about, a few versions at a time. */
@Injectable()
export class RenderRounds {
  constructor(
    private readonly batches: RenderBatchRepository,
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
    private readonly relay: JobRelay,
  ) {}

  /** Orders the next versions of a round. */
  async orderSome(batch: RenderBatchEntity): Promise<void> {
    await this.transactions.run(async (transaction) => {
      const versions = await this.batches.takeVersions(transaction, batch, VERSIONS_AT_ONCE);
      await this.jobs.order(
        transaction,
        renderings(versions, batch.formats, { batchId: batch.id }),
        OPERATOR,
      );
    });
    await this.relay.handOver();
  }

  /** Brings every round that workers drive one step further, and ends those that are whole. */
  async drive(): Promise<void> {
    for (const batch of await this.batches.findDriven()) {
      const open = await this.batches.openJobs(batch.id);
      if (!batch.isOrdered && open < JOBS_WAITING) await this.orderSome(batch);
      else if (batch.isOrdered && open === 0) await this.batches.finish(batch.id);
    }
  }
}
