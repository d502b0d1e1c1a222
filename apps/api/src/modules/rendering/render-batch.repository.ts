import { Injectable } from '@nestjs/common';
import type { ErrorCode, RenderingFormat } from '@tastwerk/contracts';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';

/** What a round is about: a variant, a graphic, what a version of the renderer made, or, with nothing named, everything. */
export interface BatchAim {
  readonly variantId?: number | undefined;
  readonly graphicId?: number | undefined;
  readonly renderer?: string | undefined;
}

/** A round through the catalogue or a part of it in which files are made again, and how far it has come. */
export interface RenderBatch {
  readonly id: number;
  readonly formats: readonly RenderingFormat[];
  /** Versions up to this one have been ordered. */
  readonly lastVersionId: number;
  readonly startedAt: Date;
  readonly variantId: number | null;
  readonly graphicId: number | null;
  readonly renderer: string | null;
  /** Whether no version is left to be ordered. */
  readonly isOrdered: boolean;
}

/** How many jobs of a batch ended how. */
export interface BatchOutcome {
  readonly state: 'done' | 'failed';
  readonly error: ErrorCode | null;
  readonly jobs: number;
}

const COLUMNS = `id, formats, last_version_id AS "lastVersionId", started_at AS "startedAt", variant_id AS "variantId",
  graphic_id AS "graphicId", renderer, is_ordered AS "isOrdered"`;

/** SQL that holds for a version `v` that the aim of the parameters $1 to $3 is about: variant, graphic, renderer, each or null. */
const AIMED_AT = `
  ($1::integer IS NULL OR v.variant_id = $1)
  AND ($2::integer IS NULL OR v.variant_id IN (SELECT id FROM variant WHERE graphic_id = $2))
  AND ($3::text IS NULL OR v.id IN (SELECT version_id FROM render_job WHERE state = 'done' AND renderer = $3))`;

type AimValues = readonly [variantId: number | null, graphicId: number | null, renderer: string | null];

function valuesOf({
  variantId,
  graphicId,
  renderer,
}: BatchAim | Pick<RenderBatch, 'variantId' | 'graphicId' | 'renderer'>): AimValues {
  return [variantId ?? null, graphicId ?? null, renderer ?? null];
}

/** How its jobs ended, kept with the batch as it ends: jobs leave it when somebody orders them again. */
const ENDED = `
  finished_at = now(),
  jobs_done = (SELECT count(*) FROM render_job WHERE batch_id = b.id AND state = 'done'),
  jobs_failed = (SELECT count(*) FROM render_job WHERE batch_id = b.id AND state = 'failed')`;

/** Remembers rounds through the catalogue, so that one that was cut off goes on where it was. */
@Injectable()
export class RenderBatchRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The round from the command line that was cut off last. */
  async findUnfinished(): Promise<RenderBatch | undefined> {
    const rows = await this.transactions.none.query<RenderBatch>(
      `SELECT ${COLUMNS} FROM render_batch WHERE finished_at IS NULL AND NOT by_workers ORDER BY id DESC LIMIT 1`,
    );
    return rows[0];
  }

  /** Rounds that the workers drive and that are not over, the smallest first, so that none waits for a large one. */
  findDriven(): Promise<readonly RenderBatch[]> {
    return this.transactions.none.query<RenderBatch>(
      `SELECT ${COLUMNS} FROM render_batch WHERE finished_at IS NULL AND by_workers ORDER BY versions, id LIMIT 100`,
    );
  }

  /** Begins a new round from the command line; one that was not finished counts as given up. */
  async begin(formats: readonly RenderingFormat[]): Promise<RenderBatch> {
    return this.transactions.run(async (transaction) => {
      await transaction.query(
        `UPDATE render_batch b SET is_stopped = true, ${ENDED} WHERE finished_at IS NULL AND NOT by_workers`,
      );
      return this.add(transaction, formats, {}, null);
    });
  }

  /** Begins a round that the workers drive; undefined where there is nothing that it could be about. */
  beginDriven(
    formats: readonly RenderingFormat[],
    aim: BatchAim,
    actorId: number,
  ): Promise<RenderBatch | undefined> {
    return this.transactions.run(async (transaction) => {
      const versions = await this.count(transaction, aim);
      return versions === 0 ? undefined : this.add(transaction, formats, aim, actorId, versions);
    });
  }

  private async count(transaction: Transaction, aim: BatchAim): Promise<number> {
    const [row] = await transaction.query<{ versions: number }>(
      `SELECT count(*)::integer AS versions FROM version v WHERE ${AIMED_AT}`,
      valuesOf(aim),
    );
    return row?.versions ?? 0;
  }

  private async add(
    transaction: Transaction,
    formats: readonly RenderingFormat[],
    aim: BatchAim,
    actorId: number | null,
    versions?: number,
  ): Promise<RenderBatch> {
    const [batch] = await transaction.query<RenderBatch>(
      `INSERT INTO render_batch (variant_id, graphic_id, renderer, formats, versions, actor_id, by_workers)
       VALUES ($1, $2, $3, $4, $5, $6::integer, $6::integer IS NOT NULL) RETURNING ${COLUMNS}`,
      [...valuesOf(aim), formats, versions ?? (await this.count(transaction, aim)), actorId],
    );
    if (batch === undefined) throw new Error('a new batch vanished');
    return batch;
  }

  /** Takes the next `most` versions that the batch has not seen, as part of the transaction that orders them. */
  async takeVersions(transaction: Transaction, batch: RenderBatch, most: number): Promise<readonly number[]> {
    const [now] = await transaction.query<{ last: number }>(
      `SELECT last_version_id AS last FROM render_batch
        WHERE id = $1 AND (finished_at IS NULL OR NOT by_workers) FOR UPDATE`,
      [batch.id],
    );
    if (now === undefined) return [];
    const rows = await transaction.query<{ id: number }>(
      `SELECT v.id FROM version v WHERE ${AIMED_AT} AND v.id > $4 ORDER BY v.id LIMIT $5`,
      [...valuesOf(batch), now.last, most],
    );
    const ids = rows.map((row) => row.id);
    await transaction.query(
      `UPDATE render_batch SET last_version_id = $2, ordered = ordered + $3::integer, is_ordered = $4,
              versions = greatest(versions, ordered + $3::integer) WHERE id = $1`,
      [batch.id, ids.at(-1) ?? now.last, ids.length, ids.length < most],
    );
    return ids;
  }

  /** Ends a round, whether or not its jobs are over. */
  async finish(id: number): Promise<void> {
    await this.transactions.none.query(
      `UPDATE render_batch b SET ${ENDED} WHERE id = $1 AND finished_at IS NULL`,
      [id],
    );
  }

  /** Lets a round of the workers order nothing more; whether there is such a round. One that is over stays as it is. */
  async stop(id: number): Promise<boolean> {
    await this.transactions.none.query(
      `UPDATE render_batch b SET is_stopped = true, ${ENDED} WHERE id = $1 AND by_workers AND finished_at IS NULL`,
      [id],
    );
    const rows = await this.transactions.none.query(
      'SELECT 1 FROM render_batch WHERE id = $1 AND by_workers',
      [id],
    );
    return rows.length > 0;
  }

  /** Jobs of the batch that wait or run. */
  async openJobs(id: number): Promise<number> {
    const [row] = await this.transactions.none.query<{ jobs: number }>(
      `SELECT count(*)::integer AS jobs FROM render_job WHERE batch_id = $1 AND state IN ('queued', 'running')`,
      [id],
    );
    return row?.jobs ?? 0;
  }

  /** Jobs that wait or run, of whichever publication, and versions that the batch has yet to order. */
  async left(id: number): Promise<{ readonly jobs: number; readonly versions: number }> {
    const [left] = await this.transactions.none.query<{ jobs: number; versions: number }>(
      `SELECT (SELECT count(*)::integer FROM render_job WHERE state IN ('queued', 'running')) AS jobs,
              (SELECT count(*)::integer FROM version v JOIN render_batch b ON b.id = $1 WHERE v.id > b.last_version_id)
                AS versions`,
      [id],
    );
    return left ?? { jobs: 0, versions: 0 };
  }

  /** How the jobs of the batch have ended. */
  async outcomes({ formats, startedAt }: RenderBatch): Promise<readonly BatchOutcome[]> {
    return this.transactions.none.query<BatchOutcome>(
      `SELECT state, CASE WHEN state = 'failed' THEN error_code END AS error, count(*)::integer AS jobs FROM render_job
        WHERE state IN ('done', 'failed') AND format = ANY($1) AND updated_at >= $2
        GROUP BY 1, 2 ORDER BY 1, 2`,
      [formats, startedAt],
    );
  }
}
