import { Injectable } from '@nestjs/common';
import type { ErrorState } from '@tastwerk/contracts';
import { Clock } from '../../../platform/clock/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { type ErrorReport, fingerprintOf } from './error-report.js';

/** Kinds of errors of one side that are kept: whoever makes errors up cannot fill the table. */
const GROUPS_MOST = 2000;

/** Errors of one kind as they are kept. */
export interface ErrorGroupRow {
  readonly id: number;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly place: string;
  readonly device: string;
  readonly frontendVersion: string;
  readonly backendVersion: string;
  readonly count: number;
  readonly firstSeenAt: Date;
  readonly lastSeenAt: Date;
  readonly resolvedAt: Date | null;
  readonly resolvedBy: string | null;
}

/** Which kinds somebody looks at. */
export interface ErrorFilter {
  readonly side: ErrorReport['side'];
  readonly state?: ErrorState | undefined;
  readonly search: string;
}

/** A part of the list. */
export interface ErrorPage {
  readonly sort: 'last_seen_at' | 'first_seen_at' | 'count';
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

const COLUMNS = `
  e.id, e.type, e.message, e.stack, e.place, e.device, e.frontend_version AS "frontendVersion",
  e.backend_version AS "backendVersion", e.count, e.first_seen_at AS "firstSeenAt", e.last_seen_at AS "lastSeenAt",
  e.resolved_at AS "resolvedAt", (SELECT display_name FROM account WHERE id = e.resolved_by) AS "resolvedBy"`;

const FITS = `
  e.side = $1 AND ($2::text IS NULL OR ($2 = 'resolved') = (e.resolved_at IS NOT NULL))
  AND ($3 = '' OR strpos(lower(e.type || ' ' || e.message || ' ' || e.place), lower($3)) > 0)`;

/** Keeps errors in groups, with how often each came on which day. */
@Injectable()
export class ErrorGroupRepository {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Counts `times` errors like `report`. A settled kind that comes again is open again. */
  async add(report: ErrorReport, times = 1): Promise<void> {
    const { side, type, message, stack, place, device, frontendVersion, backendVersion } = report;
    await this.transactions.run(async (transaction) => {
      await transaction.query(
        `INSERT INTO error_group (side, fingerprint, type, message, stack, place, device, frontend_version, backend_version, count)
         SELECT $1::varchar, $2, $3, $4, $5, $6, $7, $8, $9, $10
          WHERE (SELECT count(*) FROM error_group WHERE side = $1::varchar) < ${GROUPS_MOST}
             OR EXISTS (SELECT 1 FROM error_group WHERE side = $1::varchar AND fingerprint = $2)
         ON CONFLICT (side, fingerprint) DO UPDATE
            SET message = excluded.message, stack = excluded.stack, place = excluded.place, device = excluded.device,
                frontend_version = excluded.frontend_version, backend_version = excluded.backend_version,
                count = error_group.count + excluded.count, last_seen_at = now(), resolved_at = NULL, resolved_by = NULL`,
        [
          side,
          fingerprintOf(report),
          type,
          message,
          stack,
          place,
          device,
          frontendVersion,
          backendVersion,
          times,
        ],
      );
      await transaction.query(
        `INSERT INTO error_day (day, side, count) VALUES ($1, $2, $3)
         ON CONFLICT (day, side) DO UPDATE SET count = error_day.count + excluded.count`,
        [this.clock.now().toISOString().slice(0, 10), side, times],
      );
    });
  }

  list({ side, state, search }: ErrorFilter, { sort, direction, limit, offset }: ErrorPage) {
    const order = direction === 'asc' ? 'ASC' : 'DESC';
    return this.transactions.none.query<ErrorGroupRow>(
      `SELECT ${COLUMNS} FROM error_group e WHERE ${FITS} ORDER BY e.${sort} ${order}, e.id ${order} LIMIT $4 OFFSET $5`,
      [side, state ?? null, search.trim(), limit, offset],
    );
  }

  async count({ side, state, search }: ErrorFilter): Promise<number> {
    const [row] = await this.transactions.none.query<{ readonly count: number }>(
      `SELECT count(*)::integer AS count FROM error_group e WHERE ${FITS}`,
      [side, state ?? null, search.trim()],
    );
    return row?.count ?? 0;
  }

  /** Settles a kind by `accountId`, or opens it again; undefined when there is none. */
  async resolve(id: number, accountId: number | null): Promise<ErrorGroupRow | undefined> {
    const [row] = await this.transactions.none.query<ErrorGroupRow>(
      `UPDATE error_group e SET resolved_by = $2::integer, resolved_at = CASE WHEN $2::integer IS NOT NULL THEN now() END
        WHERE id = $1 RETURNING ${COLUMNS}`,
      [id, accountId],
    );
    return row;
  }

  /** Forgets kinds that did not come for `days`, and counts of days before. */
  async forgetOld(days: number): Promise<void> {
    await this.transactions.none.query(
      'DELETE FROM error_group WHERE last_seen_at < now() - make_interval(days => $1)',
      [days],
    );
    await this.transactions.none.query(
      'DELETE FROM error_day WHERE day < now() - make_interval(days => $1)',
      [days],
    );
  }
}
