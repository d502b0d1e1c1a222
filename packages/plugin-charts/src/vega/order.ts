import { aggregated, type Aggregate, AGGREGATES } from '../data/pivot.js';
import { dayOf } from '../data/read-date.js';
import type { ChartLanguage } from '../sheet/sheet.js';
import type { Channel } from './channels.js';
import type { Value } from './records.js';
import { isJson, type VegaReport } from './report.js';

/** A row or a series that is put in order. */
export interface Ordered {
  readonly name: string;
  /** What its name stands for in the data. */
  readonly value: Value | undefined;
  /** The sum of its values in the chart. */
  readonly total: number;
  /** The values of a field in all of its rows of the data. */
  readonly valuesOf: (field: string) => readonly number[];
}

type Compare = (one: Ordered, other: Ordered) => number;

/** A value by which names are compared: numbers before texts. */
function keyOf({ value }: Ordered, { type }: Channel): number | string {
  if (typeof value === 'number') return value;
  const text = String(value ?? '');
  return type === 'temporal' ? (dayOf(text) ?? text) : text;
}

/** By number, by date, or as dictionaries of the language do. */
function ascending(channel: Channel, language: ChartLanguage): Compare {
  const { compare } = new Intl.Collator(language);
  return (one, other) => {
    const [first, second] = [keyOf(one, channel), keyOf(other, channel)];
    if (typeof first === 'number' && typeof second === 'number') return first - second;
    if (typeof first === 'number' || typeof second === 'number') return typeof first === 'number' ? -1 : 1;
    return compare(first, second);
  };
}

const reversed =
  (compare: Compare): Compare =>
  (one, other) =>
    compare(other, one);

const byTotal: Compare = (one, other) => one.total - other.total;

/** In the order of `list`, and then as in the data. */
function asListed(list: readonly unknown[]): Compare {
  const place = ({ value, name }: Ordered) => {
    const index = list.findIndex((one) => one === value || one === name);
    return index < 0 ? list.length : index;
  };
  return (one, other) => place(one) - place(other);
}

/** `sort` as Vega-Lite writes it; undefined for the order of the data. */
function compareOf(
  report: VegaReport,
  channel: Channel,
  { measure, language }: { readonly measure: string; readonly language: ChartLanguage },
): Compare | undefined {
  const { sort, name, path } = channel;
  const usual = ascending(channel, language);
  if (sort === undefined || sort === 'ascending') return usual;
  if (sort === 'descending') return reversed(usual);
  if (sort === null) return undefined;
  if (Array.isArray(sort)) return asListed(sort);
  const isDescending = isJson(sort) ? sort['order'] === 'descending' : String(sort).startsWith('-');
  const turned = (compare: Compare) => (isDescending ? reversed(compare) : compare);
  const by = isJson(sort) ? sort['encoding'] : String(sort).replace(/^-/u, '');
  if (by === name) return turned(usual);
  if (by === measure) return turned(byTotal);
  if (isJson(sort) && typeof sort['field'] === 'string') {
    const { field, op = 'min' } = sort;
    const aggregate = AGGREGATES.find((one): one is Aggregate => one === (op === 'average' ? 'mean' : op));
    if (aggregate) {
      const value = ({ valuesOf }: Ordered) => aggregated(valuesOf(String(field)), aggregate) ?? Infinity;
      return turned((one, other) => value(one) - value(other));
    }
  }
  report.note('VEGA_LEFT_OUT', `${path}.sort`);
  return usual;
}

/** `items` in the order that `channel` asks for; by name where it says nothing, as Vega-Lite does. */
export function inOrderOf<T extends Ordered>(
  report: VegaReport,
  items: readonly T[],
  channel: Channel,
  context: { readonly measure: string; readonly language: ChartLanguage },
): readonly T[] {
  const compare = compareOf(report, channel, context);
  return compare ? items.toSorted(compare) : items;
}
