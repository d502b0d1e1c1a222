const DAY_MS = 24 * 60 * 60 * 1000;

/** The moment `days` after `moment`. */
export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS);
}

/** The moment that was `days` before `moment`, or before now. */
export function daysAgo(days: number, moment: Date = new Date()): Date {
  return daysAfter(moment, -days);
}

/** The day of a moment in UTC, as `YYYY-MM-DD`. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
