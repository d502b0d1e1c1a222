import { Injectable } from '@nestjs/common';
import type { ErrorCode, Rendering, RenderJob } from '@tastwerk/contracts';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { RenderJobEntity, type RenderJobRecord } from './render-job.entity.js';

/** How long a claim holds without being renewed, in seconds. */
const LEASE_SECONDS = 8;

/** How often a claim is renewed, in seconds. */
export const HEARTBEAT_SECONDS = 2;

/** How many times a job is begun before it counts as failed. */
const MAX_ATTEMPTS = 5;

/** A job that nobody took although the queue was told of it this long ago is announced again, in seconds. */
const ANNOUNCEMENT_SECONDS = 10;

const MESSAGE = `id AS "jobId", version_id AS "versionId", format`;

/** Reads and writes jobs. Every change of state is one conditional statement, so that of two workers one wins. */
@Injectable()
export class RenderJobRepository {
  constructor(private readonly transactions: Transactions) {}

  async add(
    transaction: Transaction,
    jobs: readonly Pick<RenderJobRecord, 'versionId' | 'format' | 'key'>[],
  ): Promise<readonly RenderJob[]> {
    const rows = await transaction.manager.save(
      RenderJobEntity,
      jobs.map((job) => ({ ...job, state: 'queued' as const })),
    );
    return rows.map(({ id, versionId, format }) => ({ jobId: id, versionId, format }));
  }

  /** States of a version's jobs. */
  async progress(versionId: number): Promise<readonly Rendering[]> {
    return this.transactions.none.query<Rendering>(
      'SELECT format, state, attempts, error_code AS error FROM render_job WHERE version_id = $1 ORDER BY id',
      [versionId],
    );
  }

  /** Begins the job under `token` if it waits, or if the claim that held it has lapsed. */
  async claim(id: number, token: string): Promise<boolean> {
    const rows = await this.transactions.none.query(
      `UPDATE render_job
          SET state = 'running', attempts = attempts + 1, lease_token = $2, error_code = NULL, updated_at = now(),
              lease_until = now() + make_interval(secs => $3)
        WHERE id = $1 AND attempts < $4
          AND ((state = 'queued' AND run_after <= now()) OR (state = 'running' AND lease_until < now()))
        RETURNING id`,
      [id, token, LEASE_SECONDS, MAX_ATTEMPTS],
    );
    return rows.length > 0;
  }

  /** Renews the claim; false when it has been lost. */
  async renew(id: number, token: string): Promise<boolean> {
    const rows = await this.transactions.none.query(
      `UPDATE render_job SET lease_until = now() + make_interval(secs => $3), updated_at = now()
        WHERE id = $1 AND lease_token = $2 AND state = 'running' RETURNING id`,
      [id, token, LEASE_SECONDS],
    );
    return rows.length > 0;
  }

  /** Ends the job as done; false when the claim has been lost. */
  async finish(transaction: Transaction, id: number, token: string): Promise<boolean> {
    const rows = await transaction.query(
      `UPDATE render_job SET state = 'done', lease_token = NULL, lease_until = NULL, updated_at = now()
        WHERE id = $1 AND lease_token = $2 AND state = 'running' RETURNING id`,
      [id, token],
    );
    return rows.length > 0;
  }

  /** Ends the job as failed for good. */
  async fail(id: number, token: string, code: ErrorCode): Promise<void> {
    await this.transactions.none.query(
      `UPDATE render_job SET state = 'failed', error_code = $3, lease_token = NULL, lease_until = NULL, updated_at = now()
        WHERE id = $1 AND lease_token = $2 AND state = 'running'`,
      [id, token, code],
    );
  }

  /** Gives the job back to be tried again, each time after a longer wait; after the last time it has failed. */
  async giveBack(id: number, token: string, code: ErrorCode): Promise<void> {
    await this.transactions.none.query(
      `UPDATE render_job
          SET state = CASE WHEN attempts >= $4 THEN 'failed' ELSE 'queued' END, error_code = $3,
              run_after = now() + make_interval(secs => power(2, attempts)),
              lease_token = NULL, lease_until = NULL, updated_at = now()
        WHERE id = $1 AND lease_token = $2 AND state = 'running'`,
      [id, token, code, MAX_ATTEMPTS],
    );
  }

  /** Gives a job back as if it had never been begun, for its worker ends in good order. */
  async release(id: number, token: string): Promise<void> {
    await this.transactions.none.query(
      `UPDATE render_job
          SET state = 'queued', attempts = attempts - 1, lease_token = NULL, lease_until = NULL,
              announced_at = now() - make_interval(secs => $3), updated_at = now()
        WHERE id = $1 AND lease_token = $2 AND state = 'running'`,
      [id, token, ANNOUNCEMENT_SECONDS],
    );
  }

  /** Lets go of jobs whose worker is gone: they wait again, or have failed when that was the last time. */
  async freeLapsed(): Promise<void> {
    await this.transactions.none.query(
      `UPDATE render_job
          SET state = CASE WHEN attempts >= $1 THEN 'failed' ELSE 'queued' END,
              error_code = CASE WHEN attempts >= $1 THEN 'RENDERING_ABANDONED' END,
              announced_at = now() - make_interval(secs => $2), lease_token = NULL, lease_until = NULL, updated_at = now()
        WHERE state = 'running' AND lease_until < now()`,
      [MAX_ATTEMPTS, ANNOUNCEMENT_SECONDS],
    );
  }

  /** Jobs that wait and that the queue should hear of again; they count as announced with that. */
  async takeUnannounced(transaction: Transaction): Promise<readonly RenderJob[]> {
    return transaction.query<RenderJob>(
      `UPDATE render_job SET announced_at = now()
        WHERE id IN (
          SELECT id FROM render_job
           WHERE state = 'queued' AND run_after <= now()
             AND (announced_at < run_after OR announced_at <= now() - make_interval(secs => $1))
           FOR UPDATE SKIP LOCKED)
        RETURNING ${MESSAGE}`,
      [ANNOUNCEMENT_SECONDS],
    );
  }
}
