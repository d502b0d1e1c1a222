import { Injectable } from '@nestjs/common';
import type { ErrorCode, JobKind } from '@tastwerk/contracts';
import { type Transaction, Transactions } from '../database/transactions.js';
import { VERSION } from '../version.js';
import type { Job, Retries } from './job-handler.js';

/** How long a claim holds without being renewed, in seconds. */
const LEASE_SECONDS = 6;

/** How many times a job is begun at most. Workers that are killed do not speak against the job, so there is much room. */
const MAX_ATTEMPTS = 50;

/** A job that no worker took although the queue was told of it this long ago is announced again, in seconds. */
const ANNOUNCEMENT_SECONDS = 6;

/** Jobs announced again at once: where thousands wait, the queue has not forgotten them but is busy. */
const ANNOUNCEMENTS = 20;

const JOB = `id, kind, subject_id AS "subjectId", payload`;

/** What every statement that ends a claim sets. */
const LET_GO = 'lease_token = NULL, lease_until = NULL, announced_at = NULL, updated_at = now()';

/** The claim $2 on the job $1, while it holds. */
const HELD = `id = $1 AND lease_token = $2 AND state = 'running'`;

/** A job that was begun. */
export type ClaimedJob = Job & { readonly weight: number };

/** A job whose state was changed. */
export type LeasedJob = Job & { readonly state: 'queued' | 'failed' };

/** Which worker does which job. In SQL of its own: every change of state is one conditional statement, so that of two workers one wins. */
@Injectable()
export class JobLeases {
  constructor(private readonly transactions: Transactions) {}

  /** The job of a kind whose turn is next, begun under `token`; only one that weighs less than `below`, where that is given. */
  async claim(kind: JobKind, token: string, below?: number): Promise<ClaimedJob | undefined> {
    const rows = await this.transactions.none.query<ClaimedJob>(
      `UPDATE job
          SET state = 'running', attempts = attempts + 1, lease_token = $2, error_code = NULL, updated_at = now(),
              lease_until = now() + make_interval(secs => $3)
        WHERE id = (
          SELECT id FROM job
           WHERE kind = $1 AND state = 'queued' AND run_after <= now() AND attempts < $4
             AND ($5::integer IS NULL OR weight < $5)
           ORDER BY turn, id LIMIT 1 FOR UPDATE SKIP LOCKED)
        RETURNING ${JOB}, weight`,
      [kind, token, LEASE_SECONDS, MAX_ATTEMPTS, below ?? null],
    );
    return rows[0];
  }

  /** Renews the claim; false when it has been lost. */
  async renew(id: number, token: string): Promise<boolean> {
    const rows = await this.transactions.none.query(
      `UPDATE job SET lease_until = now() + make_interval(secs => $3), updated_at = now() WHERE ${HELD} RETURNING id`,
      [id, token, LEASE_SECONDS],
    );
    return rows.length > 0;
  }

  /** Ends the job as done by this version of the product; false when the claim has been lost. */
  async finish(transaction: Transaction, id: number, token: string): Promise<boolean> {
    const rows = await transaction.query(
      `UPDATE job SET state = 'done', done_by = $3, ${LET_GO} WHERE ${HELD} RETURNING id`,
      [id, token, VERSION],
    );
    return rows.length > 0;
  }

  /** Gives the job back to be tried again, each time after a longer wait, or ends it as failed; nothing when the claim has been lost. */
  async giveBack(
    transaction: Transaction,
    id: number,
    token: string,
    code: ErrorCode,
    { most, firstWaitSeconds }: Retries,
  ): Promise<LeasedJob | undefined> {
    const rows = await transaction.query<LeasedJob>(
      `UPDATE job
          SET state = CASE WHEN failures + 1 >= $4 THEN 'failed' ELSE 'queued' END, error_code = $3, failures = failures + 1,
              run_after = now() + make_interval(secs => $5 * power(2, failures)), ${LET_GO}
        WHERE ${HELD} RETURNING ${JOB}, state`,
      [id, token, code, most, firstWaitSeconds],
    );
    return rows[0];
  }

  /** Gives a job back as if it had never been begun, for its worker ends in good order. */
  async release(id: number, token: string): Promise<void> {
    await this.transactions.none.query(
      `UPDATE job SET state = 'queued', attempts = attempts - 1, ${LET_GO} WHERE ${HELD}`,
      [id, token],
    );
  }

  /** Lets go of jobs whose worker is gone: they wait again, or have failed when that was the last time. */
  freeLapsed(transaction: Transaction): Promise<readonly LeasedJob[]> {
    return transaction.query<LeasedJob>(
      `UPDATE job
          SET state = CASE WHEN attempts >= $1 THEN 'failed' ELSE 'queued' END,
              error_code = CASE WHEN attempts >= $1 THEN upper(kind) || '_ABANDONED' END, ${LET_GO}
        WHERE state = 'running' AND lease_until < now() RETURNING ${JOB}, state`,
      [MAX_ATTEMPTS],
    );
  }

  /** Sees to it that the queue is told again of jobs that it has forgotten. */
  async forgetOldAnnouncements(): Promise<void> {
    await this.transactions.none.query(
      `UPDATE job SET announced_at = NULL
        WHERE id IN (
          SELECT id FROM job
           WHERE state = 'queued' AND run_after <= now() AND announced_at <= now() - make_interval(secs => $1)
           ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED)`,
      [ANNOUNCEMENT_SECONDS, ANNOUNCEMENTS],
    );
  }

  /** Up to `most` jobs that wait and that the queue has not been told of. */
  untold(most: number): Promise<readonly Pick<Job, 'id' | 'kind'>[]> {
    return this.transactions.none.query<Pick<Job, 'id' | 'kind'>>(
      `SELECT id, kind FROM job WHERE state = 'queued' AND run_after <= now() AND announced_at IS NULL ORDER BY id LIMIT $1`,
      [most],
    );
  }

  /** Notes that the queue was told of these jobs. */
  async noteTold(ids: readonly number[]): Promise<void> {
    await this.transactions.none.query(
      `UPDATE job SET announced_at = now() WHERE id = ANY ($1) AND state = 'queued'`,
      [ids],
    );
  }
}
