import { Injectable } from '@nestjs/common';
import { LruMap } from '@tastwerk/editor-core/collections';
import { Clock } from '../../../platform/clock/clock.js';

/** How long the end of a page leads on, in ms: as long as the web uses an answer again (decisions: GET cache). */
const LEADS_ON_MS = 60_000;

/** Lists and ends of pages in each that are remembered; who asks for others counts through the list. */
const MOST_LISTS = 500;
const MOST_ENDS = 100;

/** Where a graphic stands in a list that begins with the newest one. */
export interface Place {
  /** As PostgreSQL writes it, with its microseconds. */
  readonly createdAt: string;
  readonly graphicId: number;
}

/** The last graphic of a page, and how many there are up to it. */
interface PageEnd {
  readonly count: number;
  readonly place: Place;
  readonly since: number;
}

/**
 * Remembers where pages ended, so that whoever goes on by `offset` is led to the place at once instead of past all that lies before it.
 * So nobody sees a graphic twice, or misses one, because something was published while they were reading.
 */
@Injectable()
export class PageEnds {
  private readonly lists = new LruMap<string, LruMap<number, PageEnd>>(MOST_LISTS);

  constructor(private readonly clock: Clock) {}

  /** Notes that the `count`th graphic of a list stands at `place`. */
  remember(list: string, count: number, place: Place): void {
    const ends = this.lists.get(list) ?? new LruMap<number, PageEnd>(MOST_ENDS);
    this.lists.set(list, ends);
    ends.set(count, { count, place, since: this.clock.now().getTime() });
  }

  /** The nearest place that is known at or before the `count`th graphic of a list. */
  nearest(list: string, count: number): Pick<PageEnd, 'count' | 'place'> | undefined {
    const oldest = this.clock.now().getTime() - LEADS_ON_MS;
    let nearest: PageEnd | undefined;
    for (const end of this.lists.get(list)?.values() ?? []) {
      const isNearer = end.count <= count && end.count > (nearest?.count ?? 0);
      if (isNearer && end.since > oldest) nearest = end;
    }
    return nearest;
  }
}
