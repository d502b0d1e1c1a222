const DAY_MS = 24 * 60 * 60 * 1000;

/** The moment that was `days` before now. */
export function daysAgo(days: number): Date {
  return new Date(Date.now() - days * DAY_MS);
}
