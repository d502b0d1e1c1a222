import { writtenDay } from '../data/read-date.js';
import type { Aggregate } from '../data/pivot.js';
import type { ChartLanguage } from '../sheet/sheet.js';
import { writeNumber } from '../texts/numbers.js';
import type { Channel } from './channels.js';
import type { Records, Value } from './records.js';
import type { VegaReport } from './report.js';

/** Names of axes that the spec leaves to Vega-Lite. */
const WORDS = {
  de: {
    count: 'Anzahl',
    share: 'Anteil in %',
    of: {
      count: 'Anzahl',
      sum: 'Summe von',
      mean: 'Mittelwert von',
      median: 'Median von',
      min: 'Kleinster Wert von',
      max: 'Größter Wert von',
    },
    missing: 'ohne Angabe',
  },
  en: {
    count: 'Number',
    share: 'Share in %',
    of: {
      count: 'Number',
      sum: 'Sum of',
      mean: 'Mean of',
      median: 'Median of',
      min: 'Minimum of',
      max: 'Maximum of',
    },
    missing: 'not stated',
  },
} as const satisfies Record<
  ChartLanguage,
  { readonly of: Readonly<Record<Aggregate, string>> } & Record<string, unknown>
>;

/** The name of the axis of `channel`; an axis that the spec leaves without a name gets one, since numbers mean nothing alone. */
export function axisTitle(
  report: VegaReport,
  channel: Channel,
  language: ChartLanguage,
  isShare = false,
): string {
  const { title, aggregate, field = '', path } = channel;
  if (title) return title;
  const words = WORDS[language];
  const counted = aggregate === 'count' || field === '';
  const name = isShare
    ? words.share
    : counted
      ? words.count
      : aggregate === undefined
        ? field
        : `${words.of[aggregate]} ${field}`;
  if (title === null || title === '') report.note('VEGA_NAMED_AXIS', `${path}.title`, { name });
  return name;
}

const NUMBER = /^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d{1,3})?\s*$/u;

/** The value of `field` in row `row` as a number; null where it is missing, and refused where it is none. */
export function numberIn(report: VegaReport, records: Records, row: number, field: string): number | null {
  const value = records.rows[row]?.get(field) ?? null;
  if (value === null || value === '') return null;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value === 'string' && NUMBER.test(value)) return Number(value);
  const path = `${records.path}[${row}].${field}`;
  report.refuse('VEGA_NOT_NUMBERS', path, { field, text: String(value).slice(0, 40) });
  return null;
}

/** Whole numbers up to here are years and no time stamps: as such they would all lie in the first seconds of 1970. */
const LAST_YEAR = 9999;

/** Time stamps of Vega-Lite are milliseconds since 1970; a calendar has no more of them. */
const MOST_TIME_MS = 8.64e15;

/** How a value is written on a sheet, as the name of a row or a series. */
export function nameOf(
  value: Value | undefined,
  { type }: Pick<Channel, 'type'>,
  language: ChartLanguage,
): string {
  if (value === undefined || value === null || value === '') return WORDS[language].missing;
  if (typeof value === 'number') {
    const isYear = Number.isInteger(value) && value > 0 && value <= LAST_YEAR;
    const isTime = type === 'temporal' && !isYear && Math.abs(value) <= MOST_TIME_MS;
    return isTime ? new Date(value).toISOString().slice(0, 10) : writeNumber(value, language);
  }
  const text = String(value)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return type === 'temporal' ? (writtenDay(text)?.text ?? text) : text;
}
