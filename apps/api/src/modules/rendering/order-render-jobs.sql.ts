import type { RenderJob } from '@tastwerk/contracts';
import type { Transaction } from '../../platform/database/transactions.js';
import type { RenderJobEntity } from './render-job.entity.js';

/** The columns of a job's message. */
export const RENDER_MESSAGE = `id AS "jobId", version_id AS "versionId", format`;

/**
 * Lets jobs wait for a worker: new ones, and those that there are as if they had never been begun. In SQL of its own, so that of two who order
 * the same job at once both get it.
 */
export function orderRenderJobs(
  transaction: Transaction,
  jobs: readonly Pick<RenderJobEntity, 'versionId' | 'format' | 'key'>[],
  batchId: number | null,
): Promise<readonly RenderJob[]> {
  return transaction.query<RenderJob>(
    `INSERT INTO render_job (version_id, format, key, batch_id, state)
     SELECT version_id, format, key, $4::integer, 'queued' FROM unnest($1::integer[], $2::text[], $3::text[]) WITH ORDINALITY
         AS wish (version_id, format, key, place) ORDER BY place
     ON CONFLICT (key) DO UPDATE
        SET state = 'queued', batch_id = excluded.batch_id, attempts = 0, failures = 0, error_code = NULL, lease_token = NULL, lease_until = NULL,
            run_after = now(), announced_at = now(), updated_at = now()
      RETURNING ${RENDER_MESSAGE}`,
    [
      jobs.map(({ versionId }) => versionId),
      jobs.map(({ format }) => format),
      jobs.map(({ key }) => key),
      batchId,
    ],
  );
}
