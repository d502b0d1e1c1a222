import { Injectable } from '@nestjs/common';
import { type Rendering, RENDERING_FORMATS, type RenderingFormat, type RenderJob } from '@tastwerk/contracts';
import { In } from 'typeorm';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { LeasedJobs } from '../../platform/queue/leased-jobs.js';
import { ArtefactEntity } from './artefact.entity.js';
import { orderRenderJobs, RENDER_MESSAGE } from './order-render-jobs.sql.js';
import { RenderJobEntity } from './render-job.entity.js';

/** Reads and writes the jobs of rendering. */
@Injectable()
export class RenderJobRepository extends LeasedJobs<RenderJob> {
  constructor(transactions: Transactions) {
    super(transactions, { name: 'render_job', message: RENDER_MESSAGE, abandoned: `'RENDERING_ABANDONED'` });
  }

  /** Lets jobs wait for a worker: new ones, and those that there are as if they had never been begun. */
  async order(
    transaction: Transaction,
    jobs: readonly Pick<RenderJobEntity, 'versionId' | 'format' | 'key'>[],
    batchId?: number,
  ): Promise<readonly RenderJob[]> {
    return orderRenderJobs(transaction, jobs, batchId ?? null);
  }

  /** Versions of which files are still to be made. */
  async waitingVersions(): Promise<readonly number[]> {
    const jobs = await this.transactions.none.of(RenderJobEntity).find({
      select: { versionId: true },
      where: { state: In(['queued', 'running']) },
    });
    return [...new Set(jobs.map(({ versionId }) => versionId))];
  }

  /** Notes which version of the renderer made the files of a job. */
  async noteRenderer(transaction: Transaction, id: number, renderer: string): Promise<void> {
    await transaction.of(RenderJobEntity).update({ id }, { renderer });
  }

  /** States of a version's jobs, in the order of the contract. */
  async progress(versionId: number): Promise<readonly Rendering[]> {
    const { none } = this.transactions;
    const jobs = await none.of(RenderJobEntity).findBy({ versionId });
    const files = await none.of(ArtefactEntity).findBy({ versionId });
    const sizeOf = (format: RenderingFormat) => {
      const sizes = files.filter((file) => file.format === format).map(({ sizeBytes }) => sizeBytes);
      return sizes.length === 0 ? null : sizes.reduce((sum, size) => sum + size, 0);
    };
    return RENDERING_FORMATS.flatMap((format) => jobs.filter((job) => job.format === format)).map(
      ({ format, state, attempts, errorCode }) => ({
        format,
        state,
        attempts,
        error: errorCode,
        size_bytes: sizeOf(format),
      }),
    );
  }
}
