import type { ErrorCode } from '@tastwerk/contracts';
import type { Transaction, Transactions } from '../database/transactions.js';

/** How long a claim holds without being renewed, in seconds. */
const LEASE_SECONDS = 6;

/** How many times a job is begun at most. Workers that are killed do not speak against the job, so there is much room. */
const MAX_ATTEMPTS = 50;

/** A job that nobody took although the queue was told of it this long ago is announced again, in seconds. */
const ANNOUNCEMENT_SECONDS = 6;

/** Jobs announced again at once: where thousands wait, the queue has not forgotten them but is busy. */
const ANNOUNCEMENTS = 20;

/** A table of jobs with the columns of a lease, and the columns of its message. None of it ever comes from outside. */
export interface JobTable {
  readonly name: 'render_job' | 'document_job';
  readonly message: string;
  /** SQL of the error code of a job that was begun too often without coming to an end. */
  readonly abandoned: string;
}

/**
 * Jobs of one table: the wish for some work and how far it is. Every change of state is one conditional statement, so that of two workers
 * one wins.
 */
export class LeasedJobs<Message> {
  constructor(
    protected readonly transactions: Transactions,
    private readonly table: JobTable,
  ) {}

  /** Begins the job under `token` if it waits, or if the claim that held it has lapsed. */
  async claim(id: number, token: string): Promise<boolean> {
    const rows = await this.transactions.none.query(
      `UPDATE ${this.table.name}
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
      `UPDATE ${this.table.name} SET lease_until = now() + make_interval(secs => $3), updated_at = now()
        WHERE id = $1 AND lease_token = $2 AND state = 'running' RETURNING id`,
      [id, token, LEASE_SECONDS],
    );
    return rows.length > 0;
  }

  /** Ends the job as done; false when the claim has been lost. */
  async finish(transaction: Transaction, id: number, token: string): Promise<boolean> {
    const rows = await transaction.query(
      `UPDATE ${this.table.name} SET state = 'done', lease_token = NULL, lease_until = NULL, updated_at = now()
        WHERE id = $1 AND lease_token = $2 AND state = 'running' RETURNING id`,
      [id, token],
    );
    return rows.length > 0;
  }

  /** Ends the job as failed for good. */
  async fail(id: number, token: string, code: ErrorCode): Promise<void> {
    await this.transactions.none.query(
      `UPDATE ${this.table.name}
          SET state = 'failed', error_code = $3, lease_token = NULL, lease_until = NULL, updated_at = now()
        WHERE id = $1 AND lease_token = $2 AND state = 'running'`,
      [id, token, code],
    );
  }

  /** Gives the job back to be tried again, each time after a longer wait; with its `maxFailures`th failure it has failed. */
  async giveBack(id: number, token: string, code: ErrorCode, maxFailures: number): Promise<void> {
    await this.transactions.none.query(
      `UPDATE ${this.table.name}
          SET state = CASE WHEN failures + 1 >= $4 THEN 'failed' ELSE 'queued' END, error_code = $3,
              failures = failures + 1, run_after = now() + make_interval(secs => power(2, failures + 1)),
              lease_token = NULL, lease_until = NULL, updated_at = now()
        WHERE id = $1 AND lease_token = $2 AND state = 'running'`,
      [id, token, code, maxFailures],
    );
  }

  /** Gives a job back as if it had never been begun, for its worker ends in good order. */
  async release(id: number, token: string): Promise<void> {
    await this.transactions.none.query(
      `UPDATE ${this.table.name}
          SET state = 'queued', attempts = attempts - 1, lease_token = NULL, lease_until = NULL,
              announced_at = now() - make_interval(secs => $3), updated_at = now()
        WHERE id = $1 AND lease_token = $2 AND state = 'running'`,
      [id, token, ANNOUNCEMENT_SECONDS],
    );
  }

  /** Lets go of jobs whose worker is gone: they wait again, or have failed when that was the last time. */
  async freeLapsed(): Promise<void> {
    await this.transactions.none.query(
      `UPDATE ${this.table.name}
          SET state = CASE WHEN attempts >= $1 THEN 'failed' ELSE 'queued' END,
              error_code = CASE WHEN attempts >= $1 THEN ${this.table.abandoned} END,
              announced_at = now() - make_interval(secs => $2), lease_token = NULL, lease_until = NULL, updated_at = now()
        WHERE state = 'running' AND lease_until < now()`,
      [MAX_ATTEMPTS, ANNOUNCEMENT_SECONDS],
    );
  }

  /** Jobs that wait and that the queue should hear of again; they count as announced with that. */
  async takeUnannounced(transaction: Transaction): Promise<readonly Message[]> {
    return transaction.query<Message>(
      `UPDATE ${this.table.name} SET announced_at = now()
        WHERE id IN (
          SELECT id FROM ${this.table.name}
           WHERE state = 'queued' AND run_after <= now()
             AND (announced_at < run_after OR announced_at <= now() - make_interval(secs => $1))
           ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED)
        RETURNING ${this.table.message}`,
      [ANNOUNCEMENT_SECONDS, ANNOUNCEMENTS],
    );
  }
}
