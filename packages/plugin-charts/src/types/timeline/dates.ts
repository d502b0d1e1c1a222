import type { ChartLanguage } from '../../sheet/sheet.js';

/** A day, month or year of a timeline. */
export interface TimelineDate {
  /** The year with the share of it that has passed. */
  readonly years: number;
  readonly year: number;
  readonly month: number | undefined;
  readonly day: number | undefined;
}

const YEAR = /^-?\d{1,6}$/u;
const ISO = /^(-?\d{1,6})-(\d{1,2})(?:-(\d{1,2}))?$/u;
const GERMAN = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(-?\d{1,6})$/u;

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const daysOf = (year: number) => [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A date as it is typed: a year, `2020-05`, `2020-05-17` or `17.5.2020`; undefined for all else, and for days that no month has. */
export function readDate(text: string): TimelineDate | undefined {
  const plain = text.trim().replace('−', '-');
  if (YEAR.test(plain))
    return { years: Number(plain), year: Number(plain), month: undefined, day: undefined };
  const iso = ISO.exec(plain);
  const german = GERMAN.exec(plain);
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : german ? [german[3], german[2], german[1]] : [];
  if (year === undefined || month === undefined) return undefined;
  const days = daysOf(Number(year));
  const [monthNumber, dayNumber] = [Number(month), day === undefined ? undefined : Number(day)];
  const most = days[monthNumber - 1];
  if (most === undefined || (dayNumber !== undefined && (dayNumber < 1 || dayNumber > most)))
    return undefined;
  const before = days.slice(0, monthNumber - 1).reduce((sum, count) => sum + count, 0) + (dayNumber ?? 1) - 1;
  const all = days.reduce((sum, count) => sum + count, 0);
  return { years: Number(year) + before / all, year: Number(year), month: monthNumber, day: dayNumber };
}

const MONTHS = {
  de: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
} as const;

/** A year as people of `language` write it, those before Christ too. */
export function writeYear(year: number, language: ChartLanguage): string {
  return year >= 0 ? String(year) : `${-year} ${language === 'de' ? 'v. Chr.' : 'BC'}`;
}

/** A date as people of `language` write it. */
export function writeDate({ year, month, day }: TimelineDate, language: ChartLanguage): string {
  const written = writeYear(year, language);
  if (month === undefined) return written;
  const name = MONTHS[language][month - 1] ?? '';
  if (day === undefined) return `${name} ${written}`;
  return language === 'de' ? `${day}.${month}.${written}` : `${day} ${name} ${written}`;
}
