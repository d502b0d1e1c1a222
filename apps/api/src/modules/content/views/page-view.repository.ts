import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';

/** Different paths that are counted on one day: whoever makes paths up cannot fill the table. */
const PATHS_A_DAY = 5000;

/** How long counts are kept, in days from the beginning of theirs. */
const KEPT_DAYS = 400;

/** Counts how often each page was looked at on each day (UTC). */
@Injectable()
export class PageViewRepository {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async count(path: string): Promise<void> {
    const day = this.clock.now().toISOString().slice(0, 10);
    const counted = await this.transactions.none.query<{ views: number }>(
      'UPDATE page_view SET views = views + 1 WHERE day = $1 AND path = $2 RETURNING views',
      [day, path],
    );
    if (counted.length > 0) return;
    // The first view of a path on a day is rare, and so the moment to count paths and to forget what is old.
    await this.transactions.none.query(
      `INSERT INTO page_view (day, path, views)
       SELECT $1::date, $2, 1 WHERE (SELECT count(*) FROM page_view WHERE day = $1) < ${PATHS_A_DAY}
       ON CONFLICT (day, path) DO UPDATE SET views = page_view.views + 1`,
      [day, path],
    );
    await this.transactions.none.query(`DELETE FROM page_view WHERE day <= $1::date - ${KEPT_DAYS}`, [day]);
  }
}
