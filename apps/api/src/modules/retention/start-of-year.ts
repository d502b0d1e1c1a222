import { dayOf } from '../shop/words/day.js';

/** The first year of which something is kept at `now`: `years` whole years are over since the ones before, as the law counts them in Berlin. */
export function firstKeptYear(years: number, now: Date): number {
  return Number(dayOf(now).slice(0, 4)) - years;
}

/** The moment in which `year` begins in Berlin, where winters are an hour ahead of UTC. */
export function startOf(year: number): Date {
  return new Date(`${year}-01-01T00:00:00+01:00`);
}
