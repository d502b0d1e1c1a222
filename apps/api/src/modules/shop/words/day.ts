import type { ApiLanguage } from '@tastwerk/contracts';
import { utcDay } from '../../../platform/clock/days.js';

/** The zone in which days begin: the product ships within Germany. */
const TIME_ZONE = 'Europe/Berlin';

const asDay = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' });

/** The day of a moment in Berlin, `2026-11-22`. */
export function dayOf(moment: Date): string {
  return asDay.format(moment);
}

/** The moment in which a year begins in Berlin, an hour before it does in UTC. */
export function startOfYear(year: number): Date {
  return new Date(`${year}-01-01T00:00:00+01:00`);
}

/** `day` and as many days more. */
export function daysLater(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return utcDay(date);
}

/** `day` and as many working days, from Monday to Friday, more. */
export function workingDaysLater(day: string, days: number): string {
  let result = day;
  for (let left = days; left > 0;) {
    result = daysLater(result, 1);
    const weekday = new Date(`${result}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return result;
}

/** `day` as it is written: `22.11.2026`, `22/11/2026`. */
export function dayInWords(day: string, language: ApiLanguage): string {
  return new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    timeZone: 'UTC',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`));
}
