/** A date as it was written. */
export interface WrittenDate {
  /** Years and days are not compared with each other. */
  readonly unit: 'year' | 'day';
  /** The year, or days since 1970 with a fraction for the time. */
  readonly value: number;
  /** How it is written on a sheet: without a time at midnight. */
  readonly text: string;
}

const ISO =
  /^(\d{4})-(\d{2})(?:-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2}(?:[.,]\d+)?)?(?:Z|[-+]\d{2}:?\d{2})?)?)?$/u;
const GERMAN = /^(\d{1,2})\. ?(\d{1,2})\.(?: ?(\d{4}|\d{2}))?$/u;
/** With the zero, `03.2024` is a month; `3.2024` is a number. */
const GERMAN_MONTH = /^(0[1-9]|1[0-2])[./](\d{4})$/u;
const YEAR = /^[12]\d{3}$/u;

/** Years that stand without the word `year`: others are more likely to be counts. */
const USUAL_YEARS = { from: 1500, to: 2100 } as const;

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTES_OF_DAY = 24 * 60;

/** Days without a year are of one that has all of them. */
const LEAP_YEAR = '2000';

/** Two digits of a year mean this century up to here. */
const LAST_SHORT_YEAR = 49;

/** Days since 1970; undefined where the calendar has no such day. */
function dayNumber(year: number, month: number, day: number): number | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  date.setUTCFullYear(year);
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.getTime() / DAY_MS : undefined;
}

const fullYear = (digits: string): number => {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year <= LAST_SHORT_YEAR ? 2000 + year : 1900 + year;
};

function isoDate(text: string): WrittenDate | undefined {
  const [, year, month, day = '01', hour = '00', minute = '00'] = ISO.exec(text) ?? [];
  if (year === undefined || month === undefined) return undefined;
  const date = dayNumber(Number(year), Number(month), Number(day));
  const minutes = Number(hour) * 60 + Number(minute);
  if (date === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined;
  const isTimed = minutes > 0;
  const shown = text.length <= 10 ? text : `${text.slice(0, 10)}${isTimed ? ` ${hour}:${minute}` : ''}`;
  return { unit: 'day', value: date + minutes / MINUTES_OF_DAY, text: shown };
}

function germanDate(text: string): WrittenDate | undefined {
  const [, day, month, year = LEAP_YEAR] = GERMAN.exec(text) ?? [];
  const [, onlyMonth, ofYear] = GERMAN_MONTH.exec(text) ?? [];
  const value =
    day !== undefined
      ? dayNumber(fullYear(year), Number(month), Number(day))
      : ofYear !== undefined
        ? dayNumber(Number(ofYear), Number(onlyMonth), 1)
        : undefined;
  return value === undefined ? undefined : { unit: 'day', value, text };
}

/** `text` as a day or a month: ISO 8601, or as Germans write it. Years alone are {@link writtenYear}s. */
export const writtenDay = (text: string): WrittenDate | undefined => isoDate(text) ?? germanDate(text);

/** `text` as a year of four digits. */
export const writtenYear = (text: string): WrittenDate | undefined =>
  YEAR.test(text) ? { unit: 'year', value: Number(text), text } : undefined;

const YEAR_HEADER = /jahr|year|datum|\bdate\b|\bzeit|\btime\b/iu;

/** Whether a column of years under `header` is one of years and not of numbers. */
export function areYears(years: readonly number[], header: string): boolean {
  if (header !== '') return YEAR_HEADER.test(header);
  const isUsual = years.every((year) => year >= USUAL_YEARS.from && year <= USUAL_YEARS.to);
  return isUsual && years.length > 1 && isStrictlyMonotone(years);
}

/** Whether values only rise or only fall. */
export function isStrictlyMonotone(values: readonly number[]): boolean {
  const steps = values.slice(1).map((value, index) => Math.sign(value - (values[index] ?? value)));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}

/** The day on which `text` lies, counted from 1970; years begin with their first day. */
export function dayOf(text: string): number | undefined {
  const trimmed = text.trim();
  const year = writtenYear(trimmed)?.value;
  return year === undefined ? writtenDay(trimmed)?.value : dayNumber(year, 1, 1);
}
