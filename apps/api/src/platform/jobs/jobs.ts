import { Injectable } from '@nestjs/common';
import type { JobKind, JobPayload } from '@tastwerk/contracts';
import { In, Not } from 'typeorm';
import { type Transaction, Transactions } from '../database/transactions.js';
import { JobEntity } from './job.entity.js';
import { JobRelay } from './job-relay.js';

/** Work to be done later. */
export type NewJob = {
  readonly [Kind in JobKind]: {
    readonly kind: Kind;
    /** Id of what the job is about. */
    readonly subjectId: number;
    readonly payload: JobPayload<Kind>;
    /** The round of rendering that orders it. */
    readonly batchId?: number | undefined;
  };
}[JobKind];

/** A job that waits as if it had never been begun; by the clock of the database, which says when it may be claimed. */
const WAITING = {
  state: 'queued',
  attempts: 0,
  failures: 0,
  errorCode: null,
  leaseToken: null,
  leaseUntil: null,
  runAfter: () => 'now()',
  announcedAt: null,
  updatedAt: () => 'now()',
} as const;

/** `rendering:7:pdf`, `invoice:7`: what is done once for one subject. */
function keyOf({ kind, subjectId, payload }: NewJob): string {
  return [kind, subjectId, ...Object.values<string>(payload)].join(':');
}

/** Orders work that is done later, and tells how far it is. */
@Injectable()
export class Jobs {
  constructor(
    private readonly transactions: Transactions,
    private readonly relay: JobRelay,
  ) {}

  /**
   * Lets jobs wait for a worker, who hears of them when the transaction has committed. One that there is starts again; what it has made
   * before stays until it is done again.
   */
  async order(transaction: Transaction, jobs: readonly NewJob[]): Promise<void> {
    if (jobs.length === 0) return;
    const rows = jobs.map((job) => ({
      ...WAITING,
      ...job,
      key: keyOf(job),
      batchId: job.batchId ?? null,
    }));
    await transaction.of(JobEntity).upsert(rows, ['key']);
    transaction.afterCommit(this.relay.hurry);
  }

  /** Lets a job that is over start again; whether there is such a job. */
  async again(transaction: Transaction, id: number): Promise<boolean> {
    const isOver = { id, state: In(['done', 'failed']) };
    const { affected } = await transaction.of(JobEntity).update(isOver, { ...WAITING, batchId: null });
    transaction.afterCommit(this.relay.hurry);
    return affected === 1;
  }

  /** Jobs of one kind about these subjects, in the order in which they were first ordered. */
  about(kind: JobKind, subjectIds: readonly number[]): Promise<readonly JobEntity[]> {
    const where = { kind, subjectId: In([...subjectIds]) };
    return this.transactions.none.of(JobEntity).find({ where, order: { id: 'ASC' } });
  }

  /** Subjects of jobs of one kind that wait or run. */
  async openSubjects(kind: JobKind): Promise<readonly number[]> {
    const jobs = await this.transactions.none
      .of(JobEntity)
      .createQueryBuilder('job')
      .select('DISTINCT job.subjectId', 'subjectId')
      .where({ kind, state: In(['queued', 'running']) })
      .getRawMany<{ readonly subjectId: number }>();
    return jobs.map(({ subjectId }) => subjectId);
  }

  /** Forgets jobs about a subject that wait, run or have failed; what a worker makes of one in its hand is given up. */
  async forgetUndone(transaction: Transaction, kind: JobKind, subjectId: number): Promise<void> {
    await transaction.of(JobEntity).delete({ kind, subjectId, state: Not('done') });
  }

  /** Forgets jobs about these subjects. */
  async forget(transaction: Transaction, kind: JobKind, subjectIds: readonly number[]): Promise<void> {
    await transaction.of(JobEntity).delete({ kind, subjectId: In([...subjectIds]) });
  }
}
