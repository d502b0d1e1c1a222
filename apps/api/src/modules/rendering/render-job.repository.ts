import { Injectable } from '@nestjs/common';
import { type Rendering, RENDERING_FORMATS, type RenderJob } from '@tastwerk/contracts';
import { In } from 'typeorm';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { LeasedJobs } from '../../platform/queue/leased-jobs.js';
import { RenderJobEntity } from './render-job.entity.js';

const MESSAGE = `id AS "jobId", version_id AS "versionId", format`;

/** Reads and writes the jobs of rendering. */
@Injectable()
export class RenderJobRepository extends LeasedJobs<RenderJob> {
  constructor(transactions: Transactions) {
    super(transactions, { name: 'render_job', message: MESSAGE });
  }

  /** Lets jobs wait for a worker: new ones, and those that there are as if they had never been begun. */
  async order(
    transaction: Transaction,
    jobs: readonly Pick<RenderJobEntity, 'versionId' | 'format' | 'key'>[],
    batchId?: number,
  ): Promise<readonly RenderJob[]> {
    return transaction.query<RenderJob>(
      `INSERT INTO render_job (version_id, format, key, batch_id, state)
       SELECT version_id, format, key, $4::integer, 'queued' FROM unnest($1::integer[], $2::text[], $3::text[]) WITH ORDINALITY
           AS wish (version_id, format, key, place) ORDER BY place
       ON CONFLICT (key) DO UPDATE
          SET state = 'queued', batch_id = excluded.batch_id, attempts = 0, failures = 0, error_code = NULL, lease_token = NULL, lease_until = NULL,
              run_after = now(), announced_at = now(), updated_at = now()
        RETURNING ${MESSAGE}`,
      [
        jobs.map(({ versionId }) => versionId),
        jobs.map(({ format }) => format),
        jobs.map(({ key }) => key),
        batchId ?? null,
      ],
    );
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
    return this.transactions.none.query<Rendering>(
      `SELECT format, state, attempts, error_code AS error,
              (SELECT sum(size_bytes)::integer FROM artefact a
                WHERE a.version_id = job.version_id AND a.format = job.format) AS size_bytes
         FROM render_job job WHERE version_id = $1 ORDER BY array_position($2::varchar[], format)`,
      [versionId, RENDERING_FORMATS],
    );
  }
}
