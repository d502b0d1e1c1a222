import { Injectable } from '@nestjs/common';
import type { Figures } from '@tastwerk/contracts';
import { Clock } from '../../../platform/clock/clock.js';
import { daysAgo, utcDay } from '../../../platform/clock/days.js';
import { FiguresRepository } from './figures.sql.js';

/** The figures of the start of the administration. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly figures: FiguresRepository,
    private readonly clock: Clock,
  ) {}

  /** Counts in all, what waits, and the last `days` days in UTC, today among them. */
  async read(days: number): Promise<Figures> {
    const today = this.clock.now();
    const first = daysAgo(days - 1, today);
    const [totals, waiting, queue, series] = await Promise.all([
      this.figures.totals(),
      this.figures.waiting(),
      this.figures.queue(),
      this.figures.days(utcDay(first), utcDay(today)),
    ]);
    return { totals, waiting, queue, days: [...series] };
  }
}
