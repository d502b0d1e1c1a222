import { Injectable } from '@nestjs/common';
import { DOCUMENT_KINDS, type Figure, type Figures, ORDER_STATUS, type Waiting } from '@tastwerk/contracts';
import { TimedReads } from '../../../platform/database/timed-reads.js';

/** Where each figure is counted: rows of a table by the moment that a column names, or sums of a table that counts by day. */
const SOURCES: Readonly<Record<Figure, { readonly total: string; readonly daily: string }>> = {
  users: byMoment('account', 'created_at', 'deleted_at IS NULL'),
  graphics: byMoment('graphic', 'created_at'),
  versions: byMoment('version', 'created_at'),
  orders: byMoment('orders', 'created_at'),
  renders: byMoment('job', 'updated_at', `kind = 'rendering' AND state = 'done'`),
  errors: byDay('error_day', 'count'),
  page_views: byDay('page_view', 'views'),
};

function byMoment(table: string, moment: string, condition = 'true') {
  return {
    total: `SELECT count(*) FROM ${table} WHERE ${condition}`,
    daily: `SELECT (${moment} AT TIME ZONE 'UTC')::date AS day, count(*) AS count FROM ${table}
             WHERE ${condition} AND ${moment} >= $1::timestamptz GROUP BY 1`,
  };
}

function byDay(table: string, column: string) {
  return {
    total: `SELECT coalesce(sum(${column}), 0) FROM ${table}`,
    daily: `SELECT day, sum(${column}) AS count FROM ${table} WHERE day >= ($1::timestamptz AT TIME ZONE 'UTC')::date GROUP BY 1`,
  };
}

/** Orders that somebody has to look at: nobody has handed them to the production partner yet. */
const BEFORE_PRODUCTION = [ORDER_STATUS.open, ORDER_STATUS.acknowledged];

/** SQL of jobs that make documents of orders. */
const DOCUMENT_JOB = `kind IN (${DOCUMENT_KINDS.map((kind) => `'${kind}'`).join(', ')})`;

/** What waits for an admin. */
const WAITS: Readonly<Record<Waiting, string>> = {
  reports: `SELECT count(*) FROM report WHERE state IN ('open', 'in_progress')`,
  orders: `SELECT count(*) FROM orders WHERE status IN (${BEFORE_PRODUCTION.join(', ')})`,
  quote_requests: `SELECT count(*) FROM quote_request WHERE state IN ('open', 'in_progress')`,
  withdrawals: 'SELECT count(*) FROM withdrawal WHERE settled_at IS NULL',
  failed_renders: `SELECT count(*) FROM job WHERE kind = 'rendering' AND state = 'failed'`,
  failed_documents: `SELECT count(*) FROM job WHERE ${DOCUMENT_JOB} AND state = 'failed'`,
  failed_mails: `SELECT count(*) FROM mail WHERE state = 'failed'`,
  frontend_errors: `SELECT count(*) FROM error_group WHERE side = 'frontend' AND resolved_at IS NULL`,
  backend_errors: `SELECT count(*) FROM error_group WHERE side = 'backend' AND resolved_at IS NULL`,
};

/** Jobs that are not over, counted in one pass through the index of those. */
const QUEUE = `
  SELECT count(*) FILTER (WHERE kind = 'rendering' AND state = 'queued')::integer AS renders_queued,
         count(*) FILTER (WHERE kind = 'rendering' AND state = 'running')::integer AS renders_running,
         count(*) FILTER (WHERE ${DOCUMENT_JOB})::integer AS documents_queued,
         count(*) FILTER (WHERE kind = 'mail')::integer AS mails_queued,
         count(*) FILTER (WHERE state = 'queued' AND announced_at IS NULL AND run_after <= now())::integer AS outbox,
         greatest(0, extract(epoch FROM now() - min(created_at) FILTER (WHERE kind = 'rendering' AND state = 'queued')))::integer AS oldest_seconds
    FROM job WHERE state IN ('queued', 'running')`;

/**
 * Counts what the product has, what happened on each day, and what waits. In SQL of its own: each is one statement over many tables, on
 * connections that give up in time.
 */
@Injectable()
export class FiguresRepository {
  constructor(private readonly reads: TimedReads) {}

  totals(): Promise<Record<Figure, number>> {
    return this.countAll(SOURCES, ({ total }) => total);
  }

  waiting(): Promise<Record<Waiting, number>> {
    return this.countAll(WAITS, (count) => count);
  }

  async queue(): Promise<Figures['queue']> {
    const [row] = await this.reads.query<Figures['queue']>(QUEUE);
    if (row === undefined) throw new Error('a count has no row');
    return row;
  }

  /** Counts of the days from `first` (as `YYYY-MM-DD`, UTC) to `last`, in order. */
  days(first: string, last: string): Promise<readonly Figures['days'][number][]> {
    const counts = Object.keys(SOURCES).map((name) => `'${name}', coalesce(${name}.count, 0)::integer`);
    const joins = Object.entries(SOURCES).map(
      ([name, { daily }]) => `LEFT JOIN (${daily}) AS ${name} ON ${name}.day = days.day`,
    );
    return this.reads.query<Figures['days'][number]>(
      `SELECT to_char(days.day, 'YYYY-MM-DD') AS day, json_build_object(${counts.join(', ')}) AS counts
         FROM (SELECT generate_series($1::timestamptz AT TIME ZONE 'UTC', $2::timestamptz AT TIME ZONE 'UTC', '1 day')::date AS day) AS days
              ${joins.join(' ')}
        ORDER BY days.day`,
      [`${first}T00:00:00Z`, `${last}T00:00:00Z`],
    );
  }

  /** One number for each name, in one statement. */
  private async countAll<Name extends string, Source>(
    sources: Readonly<Record<Name, Source>>,
    sqlOf: (source: Source) => string,
  ): Promise<Record<Name, number>> {
    const columns = Object.entries<Source>(sources).map(
      ([name, source]) => `(${sqlOf(source)})::integer AS ${name}`,
    );
    const [row] = await this.reads.query<Record<Name, number>>(`SELECT ${columns.join(', ')}`);
    if (row === undefined) throw new Error('a count has no row');
    return row;
  }
}
