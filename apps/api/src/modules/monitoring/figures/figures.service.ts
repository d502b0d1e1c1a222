import { Injectable } from '@nestjs/common';
import type { Figures } from '@tastwerk/contracts';
import { Clock } from '../../../platform/clock/clock.js';
import { FiguresRepository } from './figures.sql.js';

const DAY_MS = 24 * 60 * 60 * 1000;

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
    const first = new Date(today.getTime() - (days - 1) * DAY_MS);
    const [totals, waiting, queue, series] = await Promise.all([
      this.figures.totals(),
      this.figures.waiting(),
      this.figures.queue(),
      this.figures.days(dayOf(first), dayOf(today)),
    ]);
    return { totals, waiting, queue, days: [...series] };
  }
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
