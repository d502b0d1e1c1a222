import { Injectable } from '@nestjs/common';
import type { JobKind } from '@tastwerk/contracts';
import { type Transaction, Transactions } from '../database/transactions.js';

/** The time over which the work of an owner is added up, as PostgreSQL writes it. */
const QUOTA_WINDOW = '1 hour';

/**
 * The turns of jobs, by weighted fair queueing: a job gets the turn that its owner's earlier work of the same kind ends with, plus its weight, and the
 * smallest turn comes first. So one owner's many jobs do not delay those of others, small ones come before large ones, and none waits for ever.
 * Larger work of the same owner does not count: their small graphic need not wait for their large one. In SQL of its own: each is one look into an
 * index.
 */
@Injectable()
export class JobTurns {
  constructor(private readonly transactions: Transactions) {}

  /** Where the turn of a job of this weight starts: after its owner's earlier ones, at the earliest where the latest job that was begun started. */
  async start(transaction: Transaction, kind: JobKind, ownerId: number, weight: number): Promise<number> {
    const [row] = await transaction.query<{ readonly start: number }>(
      `SELECT greatest(
         (SELECT max(turn - weight) FROM job WHERE kind = $1 AND state <> 'queued'),
         (SELECT max(turn) FROM job WHERE kind = $1 AND owner_id = $2 AND weight <= $3), 0)::float8 AS start`,
      [kind, ownerId, weight],
    );
    return row?.start ?? 0;
  }

  /** The weight of jobs of one kind that an owner has ordered within the last hour. */
  async orderedLately(kind: JobKind, ownerId: number): Promise<number> {
    const [row] = await this.transactions.none.query<{ readonly weight: number }>(
      `SELECT coalesce(sum(weight), 0)::float8 AS weight FROM job
        WHERE kind = $1 AND owner_id = $2 AND created_at > now() - interval '${QUOTA_WINDOW}'`,
      [kind, ownerId],
    );
    return row?.weight ?? 0;
  }
}
