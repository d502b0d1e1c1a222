import { describe, expect, it } from '@jest/globals';
import { Clock } from '../../../platform/clock/clock.js';
import { PageEnds } from './page-ends.js';

class Hours extends Clock {
  seconds = 0;
  now(): Date {
    return new Date(this.seconds * 1000);
  }
}

const place = (graphicId: number) => ({ createdAt: '2026-11-22 07:00:00.123456+00', graphicId });

describe('the ends of pages', () => {
  it('lead to the nearest place at or before the one that is asked for, each in its own list', () => {
    const ends = new PageEnds(new Hours());
    ends.remember('newest', 30, place(70));
    ends.remember('newest', 60, place(40));
    ends.remember('maps', 90, place(1));
    expect(ends.nearest('newest', 29)).toBeUndefined();
    expect(ends.nearest('newest', 30)).toMatchObject({ count: 30, place: place(70) });
    expect(ends.nearest('newest', 95)).toMatchObject({ count: 60, place: place(40) });
    expect(ends.nearest('places', 95)).toBeUndefined();
  });

  it('are those of the page that was read last, and lead on for a minute', () => {
    const clock = new Hours();
    const ends = new PageEnds(clock);
    ends.remember('newest', 30, place(70));
    ends.remember('newest', 30, place(71));
    clock.seconds = 59;
    expect(ends.nearest('newest', 30)).toMatchObject({ place: place(71) });
    clock.seconds = 60;
    expect(ends.nearest('newest', 30)).toBeUndefined();
  });

  it('are forgotten when there are too many, the oldest first', () => {
    const ends = new PageEnds(new Hours());
    for (let page = 1; page <= 101; page += 1) ends.remember('newest', page * 30, place(page));
    expect(ends.nearest('newest', 59)).toBeUndefined();
    expect(ends.nearest('newest', 60)).toMatchObject({ place: place(2) });
    for (let list = 0; list < 500; list += 1) ends.remember(`list ${list}`, 30, place(list));
    expect(ends.nearest('newest', 3030)).toBeUndefined();
    expect(ends.nearest('list 0', 30)).toMatchObject({ place: place(0) });
  });
});
