import { distance, nearestOnOutline, type Point, type Polyline } from '@tastwerk/editor-core/geometry';
import { strokeEnds } from './outline.js';

/** A number as it stands beside a tick of an axis, with its unit; or a range of numbers, such as an age group. */
const NUMBER = /^([-−–+]?\d[\d.,\s]*)(?:\s*(?:%|°|°C|€)|\s*[-–]\s*\d[\d.,\s]*|\+)?$/u;

/** The number that a text of an axis shows, of a range its beginning; undefined for words. */
export function axisNumber(text: string): number | undefined {
  const [, number] = NUMBER.exec(text.trim()) ?? [];
  if (number === undefined) return undefined;
  const value = Number(number.replace(/^[−–]/u, '-').replaceAll(/\s/gu, '').replace(',', '.'));
  return Number.isNaN(value) ? undefined : value;
}

/** Whether a text is a number, as axes have them: away from its tick it says something false. */
export const isAxisNumber = (text: string): boolean => axisNumber(text) !== undefined;

/** A text beside something that is drawn. Page mm. */
export interface RowText<T> {
  readonly of: T;
  /** The part of the drawing that it names: of an axis, the place of its tick. */
  readonly tick: Point;
  /** Where the text stood, or stands. */
  readonly middle: Point;
  /** The direction of the row that a text can be in; both where absent. */
  readonly direction?: RowDirection;
}

/** The direction in which a row runs: along a level axis, or along an upright one. */
export type RowDirection = 'across' | 'down';

/** Texts beside ticks on one line, in the order in which they stand along it. */
export interface AxisRow<T> {
  readonly direction: RowDirection;
  readonly texts: readonly RowText<T>[];
  /** The side of the ticks on which they stand: -1 above or at the left, 1 below or at the right. */
  readonly side: -1 | 1;
}

const LEAST_TEXTS = 3;

/** Ticks within this, in mm, are on one line, and are one tick. */
const LINE_MM = 2;

/** Nearer to its tick than this, in mm, a tie does not tell on which side a text stood. */
const AT_TICK_MM = 0.5;

/** Strokes longer than this, in mm, are no ticks but axes or lines of a grid. */
export const LONGEST_TICK_MM = 7;

/** The direction of the row of texts at a level or an upright stroke: along an axis, and across a tick. */
function directionAt(outline: readonly Polyline[]): RowDirection | undefined {
  const ends = strokeEnds(outline);
  if (!ends) return undefined;
  const [wide, high] = [Math.abs(ends[0].x - ends[1].x), Math.abs(ends[0].y - ends[1].y)];
  if (Math.min(wide, high) > AT_TICK_MM) return undefined;
  return wide > high === distance(...ends) > LONGEST_TICK_MM ? 'across' : 'down';
}

/** The text of something tied to `named` on `outline`; `middle` is where it stands now. */
export function rowText<T>(of: T, named: Point, outline: readonly Polyline[], middle: Point): RowText<T> {
  const tick = nearestOnOutline(named, outline) ?? named;
  const direction = directionAt(outline);
  return {
    of,
    tick,
    middle: distance(tick, named) > AT_TICK_MM ? named : middle,
    ...(direction && { direction }),
  };
}

/** The coordinate of a point along a row, and that away from it. */
export const alongRow = (direction: RowDirection, { x, y }: Point): readonly [number, number] =>
  direction === 'across' ? [x, y] : [y, x];

/** `items` on one line: each group holds those within `withinMm` of its first, by the coordinate that `awayOf` gives. */
export function onOneLine<T>(
  items: readonly T[],
  awayOf: (item: T) => number,
  withinMm: number,
): readonly (readonly T[])[] {
  const groups: T[][] = [];
  for (const item of items.toSorted((one, other) => awayOf(one) - awayOf(other))) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    if (group && first !== undefined && awayOf(item) - awayOf(first) <= withinMm) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** The rows that run in one direction among `texts`. */
function rowsIn<T>(direction: RowDirection, texts: readonly RowText<T>[]): readonly AxisRow<T>[] {
  const along = ({ tick }: RowText<T>) => alongRow(direction, tick)[0];
  const away = ({ tick }: RowText<T>) => alongRow(direction, tick)[1];
  const sideOf = (text: RowText<T>) => (alongRow(direction, text.middle)[1] < away(text) ? -1 : 1);
  return ([-1, 1] as const).flatMap((side) => {
    const own = texts.filter(
      (text) => sideOf(text) === side && (text.direction === undefined || text.direction === direction),
    );
    return onOneLine(own, away, LINE_MM).flatMap((group): AxisRow<T>[] => {
      const inOrder = group.toSorted((one, other) => along(one) - along(other));
      const places = inOrder.filter((text, index) => {
        const before = inOrder[index - 1];
        return !before || along(text) - along(before) > LINE_MM;
      });
      return places.length >= LEAST_TEXTS ? [{ direction, texts: inOrder, side }] : [];
    });
  });
}

/** The rows of `texts`, those with the most texts first. */
export const axisRows = <T>(texts: readonly RowText<T>[]): readonly AxisRow<T>[] =>
  [...rowsIn('across', texts), ...rowsIn('down', texts)].toSorted(
    (one, other) => other.texts.length - one.texts.length,
  );

/** The rows of numbers among `texts`, then those of words; `wordsOf` gives what a text says. */
export function rowsOfNumbersAndWords<T>(
  texts: readonly RowText<T>[],
  wordsOf: (of: T) => string,
): readonly AxisRow<T>[] {
  const isNumber = ({ of }: RowText<T>) => isAxisNumber(wordsOf(of));
  return [...axisRows(texts.filter(isNumber)), ...axisRows(texts.filter((text) => !isNumber(text)))];
}
