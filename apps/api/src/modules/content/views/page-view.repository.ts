import { Injectable } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { daysAgo, utcDay } from '../../../platform/clock/days.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { PageViewEntity } from './page-view.entity.js';

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
    const now = this.clock.now();
    const day = utcDay(now);
    const views = this.transactions.none.of(PageViewEntity);
    const counted = await views.increment({ day, path }, 'views', 1);
    if (counted.affected === 1) return;
    // The first view of a path on a day is rare, and so the moment to count paths and to forget what is old.
    await views.delete({ day: LessThanOrEqual(utcDay(daysAgo(KEPT_DAYS, now))) });
    if ((await views.countBy({ day })) >= PATHS_A_DAY) return;
    if (!(await this.transactions.none.addUnlessThere(PageViewEntity, { day, path, views: 1 })))
      await views.increment({ day, path }, 'views', 1);
  }
}
