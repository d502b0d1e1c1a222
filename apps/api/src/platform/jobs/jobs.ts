import { Inject, Injectable } from '@nestjs/common';
import { type JobKind, type JobPayload, RENDERING_FORMATS } from '@tastwerk/contracts';
import { In, Not } from 'typeorm';
import { CONFIGURATION, type ProcessConfiguration } from '../config/process-configuration.js';
import { type Transaction, Transactions } from '../database/transactions.js';
import { JobEntity } from './job.entity.js';
import { JobRelay } from './job-relay.js';
import { JobTurns } from './job-turns.sql.js';

/** Work to be done later. */
export type NewJob = {
  readonly [Kind in JobKind]: {
    readonly kind: Kind;
    /** Id of what the job is about. */
    readonly subjectId: number;
    readonly payload: JobPayload<Kind>;
    /** How much work it is, beside other jobs of its kind, at least 1; that of what was ordered before, or 1, when absent. */
    readonly weight?: number | undefined;
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

/** The weight of each file of a document whose JSON has so many characters: 1 for a thousand. */
export const weightOfDocument = (length: number): number => Math.max(1, Math.ceil(length / 1000));

/** Owners of work that is done for no account. */
export const OPERATOR = 0;
export const NEWSLETTER = -1;

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
    private readonly turns: JobTurns,
    @Inject(CONFIGURATION) private readonly configuration: ProcessConfiguration,
  ) {}

  /**
   * Lets jobs of one kind wait for a worker, which is told of them when the transaction has committed. One that there is starts again; what it
   * has made before stays until it is done again. Turns are counted for the account `ownerId`.
   */
  async order(transaction: Transaction, jobs: readonly NewJob[], ownerId: number): Promise<void> {
    const [first] = jobs;
    if (first === undefined) return;
    const { kind } = first;
    const known = await this.weightsOf(transaction, jobs);
    const weighed = jobs.map((job) => ({ ...job, weight: job.weight ?? known.get(job.subjectId) ?? 1 }));
    let turn = await this.turns.start(
      transaction,
      kind,
      ownerId,
      Math.max(...weighed.map(({ weight }) => weight)),
    );
    const rows = weighed.map((job) => {
      turn += job.weight;
      return {
        ...WAITING,
        ...job,
        ownerId,
        turn: String(turn),
        key: keyOf(job),
        batchId: job.batchId ?? null,
      };
    });
    await transaction.of(JobEntity).upsert(rows, ['key']);
    transaction.afterCommit(this.relay.hurry);
  }

  /** Whether an account has ordered as many files within the last hour as it may. */
  async isQuotaSpent(kind: 'rendering', ownerId: number): Promise<boolean> {
    const most = weightOfDocument(this.configuration.renderQuota * 1_000_000) * RENDERING_FORMATS.length;
    return (await this.turns.orderedLately(kind, ownerId)) >= most;
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

  /** The weights of jobs that were ordered before, by their subjects, where some of `jobs` have none. */
  private async weightsOf(
    transaction: Transaction,
    jobs: readonly NewJob[],
  ): Promise<ReadonlyMap<number, number>> {
    const subjects = jobs.filter(({ weight }) => weight === undefined).map(({ subjectId }) => subjectId);
    const [first] = jobs;
    if (first === undefined || subjects.length === 0) return new Map();
    const where = { kind: first.kind, subjectId: In(subjects) };
    const earlier = await transaction
      .of(JobEntity)
      .find({ select: { subjectId: true, weight: true }, where });
    return new Map(earlier.map(({ subjectId, weight }) => [subjectId, weight]));
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
