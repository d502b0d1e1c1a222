import { dayOf } from '../../data/read-date.js';
import { readNumbers, usualDecimal } from '../../data/read-number.js';
import { abbreviate } from '../../sheet/abbreviations.js';
import type { AxisWish } from '../../sheet/axes.js';
import type { LineSpec } from './spec.js';

/** Free length in mm between the axes and lines: what lines that run beside each other keep, and half of the widest ones (TU Dresden TL_A). */
export const INSET_MM = 8;

/** The axis of rows: how it is drawn, and where each row lies on it, in ascending order. */
export interface RowsAxis {
  readonly axis: AxisWish;
  /** The value or the index on the axis of each row that is drawn, with the row. */
  readonly places: readonly { readonly row: number; readonly at: number }[];
}

/** The axis of the rows of `spec`; `mostAbbreviated` names have room in the legend. */
export function rowsAxisOf(spec: LineSpec, mostAbbreviated: number): RowsAxis {
  const { names, rowsAre, rowsName: name, language } = spec;
  const read =
    rowsAre === 'numbers'
      ? readNumbers(names, usualDecimal(language))
      : rowsAre === 'dates'
        ? names.map(dayOf)
        : [];
  const places = read
    .flatMap((at, row) => (at === undefined ? [] : [{ row, at }]))
    .toSorted((one, other) => one.at - other.at);
  const [low, high] = [places[0]?.at, places.at(-1)?.at];
  if (low === undefined || high === undefined || places.length < names.length || low === high) {
    const axis = {
      kind: 'band',
      name,
      names,
      isOrdered: true,
      abbreviations: abbreviate(names),
      mostAbbreviated,
      insetMm: INSET_MM,
    } as const;
    return { axis, places: names.map((_, row) => ({ row, at: row })) };
  }
  const range = { kind: 'value', name, low, high, insetMm: INSET_MM } as const;
  if (rowsAre === 'numbers') return { axis: range, places };
  const marks = places.flatMap(({ row, at }, index) =>
    places[index - 1]?.at === at ? [] : [{ value: at, text: names[row] ?? '' }],
  );
  return { axis: { ...range, marks }, places };
}
