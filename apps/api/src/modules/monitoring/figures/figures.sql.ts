import { Injectable } from '@nestjs/common';
import { DOCUMENT_KINDS, type Figure, type Figures, type Waiting } from '@tastwerk/contracts';
import { TimedReads } from '../../../platform/database/timed-reads.js';
import { SIGN_UPS } from '../../accounts/account-subqueries.js';
import { OPEN_CHANGE_REQUESTS } from '../../accounts/users/change-requests/change-request-subqueries.js';
import { GRAPHICS_MADE, VERSIONS_MADE } from '../../catalogue/catalogue-subqueries.js';
import { PAGE_VIEWS } from '../../content/views/page-view-subqueries.js';
import { FAILED_MAILS } from '../../mail/mail-subqueries.js';
import { OPEN_REPORTS } from '../../reports/report-subqueries.js';
import { OPEN_WITHDRAWALS, ORDERS_PLACED, ORDERS_TO_CHECK } from '../../shop/orders/order-subqueries.js';
import { OPEN_QUOTE_REQUESTS } from '../../shop/quotes/quote-subqueries.js';

/** Where each figure is counted: things by their moment, or numbers by day. */
const SOURCES: Readonly<Record<Figure, { readonly total: string; readonly daily: string }>> = {
  users: byMoment(SIGN_UPS),
  graphics: byMoment(GRAPHICS_MADE),
  versions: byMoment(VERSIONS_MADE),
  orders: byMoment(ORDERS_PLACED),
  renders: byMoment(`(SELECT updated_at AS moment FROM job WHERE kind = 'rendering' AND state = 'done')`),
  errors: byDay('error_day'),
  page_views: byDay(PAGE_VIEWS),
};

function byMoment(things: string) {
  return {
    total: `SELECT count(*) FROM ${things} AS thing`,
    daily: `SELECT (moment AT TIME ZONE 'UTC')::date AS day, count(*) AS count FROM ${things} AS thing
             WHERE moment >= $1::timestamptz GROUP BY 1`,
  };
}

function byDay(days: string) {
  return {
    total: `SELECT coalesce(sum(count), 0) FROM ${days} AS counted`,
    daily: `SELECT day, sum(count) AS count FROM ${days} AS counted
             WHERE day >= ($1::timestamptz AT TIME ZONE 'UTC')::date GROUP BY 1`,
  };
}

/** SQL of jobs that make documents of orders. */
const DOCUMENT_JOB = `kind IN (${DOCUMENT_KINDS.map((kind) => `'${kind}'`).join(', ')})`;

/** What waits for an admin. */
const WAITS: Readonly<Record<Waiting, string>> = {
  reports: `SELECT count(*) FROM ${OPEN_REPORTS} AS thing`,
  orders: `SELECT count(*) FROM ${ORDERS_TO_CHECK} AS thing`,
  quote_requests: `SELECT count(*) FROM ${OPEN_QUOTE_REQUESTS} AS thing`,
  withdrawals: `SELECT count(*) FROM ${OPEN_WITHDRAWALS} AS thing`,
  change_requests: `SELECT count(*) FROM ${OPEN_CHANGE_REQUESTS} AS thing`,
  failed_renders: `SELECT count(*) FROM job WHERE kind = 'rendering' AND state = 'failed'`,
  failed_documents: `SELECT count(*) FROM job WHERE ${DOCUMENT_JOB} AND state = 'failed'`,
  failed_mails: `SELECT count(*) FROM ${FAILED_MAILS} AS thing`,
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
 * Counts what the product has, what happened on each day, and what waits. In SQL of its own: each is one statement over what many modules have, on
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
