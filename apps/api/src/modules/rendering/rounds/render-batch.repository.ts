import { Injectable } from '@nestjs/common';
import type { ErrorCode, RenderingFormat } from '@tastwerk/contracts';
import { In, IsNull, MoreThanOrEqual } from 'typeorm';
import { given } from '../../../platform/database/conditions.js';
import { Transactions, type Transaction } from '../../../platform/database/transactions.js';
import { JobEntity } from '../../../platform/jobs/job.entity.js';
import { AimedVersions, type VersionAim } from '../../catalogue/aimed-versions.repository.js';
import { RenderBatchEntity } from './render-batch.entity.js';

/** How many jobs of a batch ended how. */
export interface BatchOutcome {
  readonly state: 'done' | 'failed';
  readonly error: ErrorCode | null;
  readonly jobs: number;
}

/** A round that is not over: one that workers drive, or one from the command line. */
const underWay = (byWorkers: boolean) => ({ finishedAt: IsNull(), byWorkers });

/** Renderings that wait or run. */
const OPEN = { kind: 'rendering', state: In(['queued', 'running']) } as const;

/** Rounds driven at once, at most. */
const MOST_DRIVEN = 100;

/** Remembers rounds through the catalogue, so that one that was cut off goes on where it was. */
@Injectable()
export class RenderBatchRepository {
  constructor(
    private readonly transactions: Transactions,
    private readonly versions: AimedVersions,
  ) {}

  /** The round from the command line that was cut off last. */
  findUnfinished(): Promise<RenderBatchEntity | null> {
    const batches = this.transactions.none.of(RenderBatchEntity);
    return batches.findOne({ where: underWay(false), order: { id: 'DESC' } });
  }

  /** Rounds that the workers drive and that are not over, the smallest first, so that none waits for a large one. */
  findDriven(): Promise<readonly RenderBatchEntity[]> {
    const batches = this.transactions.none.of(RenderBatchEntity);
    return batches.find({
      where: underWay(true),
      order: { versions: 'ASC', id: 'ASC' },
      take: MOST_DRIVEN,
    });
  }

  /** Begins a new round from the command line; one that was not finished counts as given up. */
  begin(formats: readonly RenderingFormat[]): Promise<RenderBatchEntity> {
    return this.transactions.run(async (transaction) => {
      for (const { id } of await transaction.of(RenderBatchEntity).findBy(underWay(false)))
        await this.end(transaction, id, { isStopped: true });
      const versions = await this.versions.count(transaction, {});
      return transaction.add(RenderBatchEntity, { formats: [...formats], versions });
    });
  }

  /** Begins a round that the workers drive; undefined where there is nothing that it could be about. */
  beginDriven(
    formats: readonly RenderingFormat[],
    aim: VersionAim,
    actorId: number,
  ): Promise<RenderBatchEntity | undefined> {
    return this.transactions.run(async (transaction) => {
      const versions = await this.versions.count(transaction, aim);
      if (versions === 0) return undefined;
      const driven = { ...given(aim), actorId, byWorkers: true };
      return transaction.add(RenderBatchEntity, { ...driven, formats: [...formats], versions });
    });
  }

  /** Takes the next `most` versions that the batch has not seen, as part of the transaction that orders them. */
  async takeVersions(
    transaction: Transaction,
    { id, byWorkers }: RenderBatchEntity,
    most: number,
  ): Promise<readonly number[]> {
    const batches = transaction.of(RenderBatchEntity);
    const where = { id, ...(byWorkers ? underWay(true) : {}) };
    const batch = await batches.findOne({ where, lock: { mode: 'pessimistic_write' } });
    if (batch === null) return [];
    const ids = await this.versions.take(transaction, batch, batch.lastVersionId, most);
    const ordered = batch.ordered + ids.length;
    await batches.update(
      { id },
      {
        lastVersionId: ids.at(-1) ?? batch.lastVersionId,
        ordered,
        isOrdered: ids.length < most,
        versions: Math.max(batch.versions, ordered),
      },
    );
    return ids;
  }

  /** Ends a round, whether or not its jobs are over. */
  finish(id: number): Promise<void> {
    return this.transactions.run((transaction) => this.end(transaction, id));
  }

  /** Lets a round of the workers order nothing more; whether there is such a round. One that is over stays as it is. */
  stop(id: number): Promise<boolean> {
    return this.transactions.run(async (transaction) => {
      const driven = await transaction.of(RenderBatchEntity).existsBy({ id, byWorkers: true });
      if (driven) await this.end(transaction, id, { isStopped: true });
      return driven;
    });
  }

  /** Ends a round that is not over. How its jobs ended is kept with it: they leave it when somebody orders them again. */
  private async end(
    transaction: Transaction,
    id: number,
    more: Partial<Pick<RenderBatchEntity, 'isStopped'>> = {},
  ): Promise<void> {
    const jobs = transaction.of(JobEntity);
    const jobsDone = await jobs.countBy({ batchId: id, state: 'done' });
    const jobsFailed = await jobs.countBy({ batchId: id, state: 'failed' });
    const ended = { ...more, finishedAt: new Date(), jobsDone, jobsFailed };
    await transaction.of(RenderBatchEntity).update({ id, finishedAt: IsNull() }, ended);
  }

  /** Jobs of the batch that wait or run. */
  openJobs(batchId: number): Promise<number> {
    return this.transactions.none.of(JobEntity).countBy({ batchId, ...OPEN });
  }

  /** Jobs that wait or run, of whichever publication, and versions that the batch has yet to order. */
  async left(id: number): Promise<{ readonly jobs: number; readonly versions: number }> {
    const { none } = this.transactions;
    const batch = await none.of(RenderBatchEntity).findOneByOrFail({ id });
    const jobs = await none.of(JobEntity).countBy(OPEN);
    const versions = await this.versions.countAfter(batch.lastVersionId);
    return { jobs, versions };
  }

  /** How the jobs of the batch have ended. */
  outcomes({ formats, startedAt }: RenderBatchEntity): Promise<readonly BatchOutcome[]> {
    return this.transactions.none
      .of(JobEntity)
      .createQueryBuilder('job')
      .select('job.state', 'state')
      .addSelect(`CASE WHEN job.state = 'failed' THEN job.errorCode END`, 'error')
      .addSelect('count(*)::integer', 'jobs')
      .where({ kind: 'rendering', state: In(['done', 'failed']), updatedAt: MoreThanOrEqual(startedAt) })
      .andWhere(`job.payload ->> 'format' IN (:...formats)`, { formats })
      .groupBy('1')
      .addGroupBy('2')
      .orderBy('1')
      .addOrderBy('2')
      .getRawMany<BatchOutcome>();
  }
}
