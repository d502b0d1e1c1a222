import { Injectable } from '@nestjs/common';
import type { ErrorCode, RenderingFormat } from '@tastwerk/contracts';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';

/** A round through the whole catalogue in which files are made again, and how far it has come. */
export interface RenderBatch {
  readonly id: number;
  readonly formats: readonly RenderingFormat[];
  /** Versions up to this one have been ordered. */
  readonly lastVersionId: number;
  readonly startedAt: Date;
}

/** How many jobs of a batch ended how. */
export interface BatchOutcome {
  readonly state: 'done' | 'failed';
  readonly error: ErrorCode | null;
  readonly jobs: number;
}

const COLUMNS = `id, formats, last_version_id AS "lastVersionId", started_at AS "startedAt"`;

/** Remembers rounds through the catalogue, so that one that was cut off goes on where it was. */
@Injectable()
export class RenderBatchRepository {
  constructor(private readonly transactions: Transactions) {}

  async findUnfinished(): Promise<RenderBatch | undefined> {
    const rows = await this.transactions.none.query<RenderBatch>(
      `SELECT ${COLUMNS} FROM render_batch WHERE finished_at IS NULL ORDER BY id DESC LIMIT 1`,
    );
    return rows[0];
  }

  /** Begins a new round; one that was not finished counts as given up. */
  async begin(formats: readonly RenderingFormat[]): Promise<RenderBatch> {
    return this.transactions.run(async (transaction) => {
      await transaction.query('UPDATE render_batch SET finished_at = now() WHERE finished_at IS NULL');
      const [batch] = await transaction.query<RenderBatch>(
        `INSERT INTO render_batch (formats) VALUES ($1) RETURNING ${COLUMNS}`,
        [formats],
      );
      if (batch === undefined) throw new Error('a new batch vanished');
      return batch;
    });
  }

  /** Takes the next `most` versions that the batch has not seen, as part of the transaction that orders them. */
  async takeVersions(transaction: Transaction, id: number, most: number): Promise<readonly number[]> {
    const rows = await transaction.query<{ id: number }>(
      `SELECT id FROM version WHERE id > (SELECT last_version_id FROM render_batch WHERE id = $1 FOR UPDATE)
        ORDER BY id LIMIT $2`,
      [id, most],
    );
    const ids = rows.map((row) => row.id);
    await transaction.query(
      `UPDATE render_batch SET last_version_id = greatest(last_version_id, $2), ordered = ordered + $3 WHERE id = $1`,
      [id, ids.at(-1) ?? 0, ids.length],
    );
    return ids;
  }

  async finish(id: number): Promise<void> {
    await this.transactions.none.query('UPDATE render_batch SET finished_at = now() WHERE id = $1', [id]);
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
