import { writeNumber } from '../texts/numbers.js';
import { abbreviate } from './abbreviations.js';
import { LABEL_HEIGHT_MM, labelSize, type LabelText } from './draw.js';
import type { Sheet } from './sheet.js';
import { niceTicks, type Ticks } from './ticks.js';

/** Between two labels beside each other: a blank cell, in mm. */
const BETWEEN_LABELS_MM = 6;
/** Least distance of the tops of labels below each other, in mm: the dots of one and the print of the next keep apart. */
export const ROW_MM = LABEL_HEIGHT_MM + 1.5;

/** Most steps between ticks: more take long to count. */
const MOST_STEPS = 10;

/** Least distance of ticks, in mm: that of grid lines (TU Dresden TL_G). */
const TICKS_MM = 10;

/** A tick with words of its own, such as a date. */
export interface Mark {
  readonly value: number;
  readonly text: string;
}

/** An axis of numbers. */
export interface ValueAxis {
  readonly kind: 'value';
  /** With its unit, as it stands beside the axis; empty for none. */
  readonly name: string;
  /** What is drawn, from the lowest to the highest value; the axis begins and ends at ticks that hold both. */
  readonly low: number;
  readonly high: number;
  readonly isWhole?: boolean;
  /** The step of the ticks; the smallest whose labels have room when absent. */
  readonly step?: number;
  /** Ticks in ascending order in place of even steps: the axis goes from `low` to `high`, and the labels that have room are written. */
  readonly marks?: readonly Mark[];
  /** Free length in mm between the other axis and the lowest value, so that data keeps off the axis. */
  readonly insetMm?: number;
}

/** An axis of names, each in a band of the same width. */
export interface BandAxis {
  readonly kind: 'band';
  readonly name: string;
  readonly names: readonly string[];
  /** Whether names follow from each other, so that some of them are enough. */
  readonly isOrdered?: boolean;
  /** Abbreviations of the names, where they have to differ from others of the page too; made from the names when absent. */
  readonly abbreviations?: readonly string[];
  /** Number of the first row; 1 when absent. */
  readonly first?: number;
  /** How many abbreviations the legend holds at most; all when absent. */
  readonly mostAbbreviated?: number;
  /** Free length in mm between the other axis and the first band. */
  readonly insetMm?: number;
}

/** What an axis shows. */
export type AxisWish = ValueAxis | BandAxis;

/** One word of an axis: where it stands, by value or by the index of its band. */
export interface AxisLabel extends LabelText {
  readonly at: number;
  /** 1 for a label in the second row below the axis. */
  readonly row: 0 | 1;
}

/** The words of an axis and how many of them have room. */
export interface Labelled {
  readonly labels: readonly AxisLabel[];
  readonly ticks: Ticks | undefined;
  /** Rows of labels below each other: 2 where neighbours have no room beside each other. */
  readonly rows: 1 | 2;
  readonly isAbbreviated: boolean;
  /** Whether the labels are numbers of rows and not their names. */
  readonly isNumbered: boolean;
  /** Whether only some names are written. */
  readonly isThinned: boolean;
  readonly isCramped: boolean;
}

const PLAIN = {
  ticks: undefined,
  rows: 1,
  isAbbreviated: false,
  isNumbered: false,
  isThinned: false,
  isCramped: false,
} as const;

const widthOf = (sheet: Sheet, { text, abbreviation }: LabelText): number =>
  labelSize(sheet, abbreviation ?? text).width;

/** Width of the widest of `labels`, in mm. */
export function widest(sheet: Sheet, labels: readonly LabelText[]): number {
  return labels.reduce((most, label) => Math.max(most, widthOf(sheet, label)), 0);
}

/** How far the highest formulas of `labels` reach above a line without them, in mm. */
export function highestExcess(sheet: Sheet, labels: readonly LabelText[]): number {
  return labels.reduce(
    (most, { text, abbreviation }) => Math.max(most, labelSize(sheet, abbreviation ?? text).excessMm),
    0,
  );
}

/** Names that follow from each other and are still shortened, such as months; of more only some are written. */
const MOST_EXPLAINED = 14;

const LETTER = /\p{L}/u;

/** Whether labels stand beside each other or below each other. */
export type Direction = 'across' | 'down';

/** Length in mm that each of `labels` takes of its axis, the gap to the next included. */
const roomFor = (sheet: Sheet, labels: readonly LabelText[], direction: Direction): number =>
  direction === 'down' ? ROW_MM + highestExcess(sheet, labels) : widest(sheet, labels) + BETWEEN_LABELS_MM;

/** Those of `marks` that have room on an axis of `lengthMm`, every one, every second one and so on. */
function markLabels(
  sheet: Sheet,
  axis: ValueAxis,
  marks: readonly Mark[],
  lengthMm: number,
  direction: Direction,
): Labelled {
  const { low, high } = axis;
  const perUnit = high > low ? lengthMm / (high - low) : 0;
  const labels: AxisLabel[] = [];
  let endMm = -Infinity;
  for (const { value, text } of marks) {
    const half = direction === 'down' ? ROW_MM / 2 : widthOf(sheet, { text }) / 2;
    const middle = (value - low) * perUnit;
    const gap = direction === 'down' ? 0 : BETWEEN_LABELS_MM;
    if (middle - half < endMm + gap) continue;
    labels.push({ text, at: value, row: 0 });
    endMm = middle + half;
  }
  const isRoomy = marks.every(
    ({ value }, at) => at === 0 || (value - (marks[at - 1]?.value ?? value)) * perUnit >= TICKS_MM,
  );
  const values = (isRoomy ? marks : labels.map(({ at }) => ({ value: at }))).map(({ value }) => value);
  return {
    ...PLAIN,
    labels,
    ticks: { from: low, to: high > low ? high : low + 1, step: 0, values },
    isThinned: labels.length < marks.length,
  };
}

/** The ticks of `axis` on `lengthMm` with as many labels as have room. */
export function valueLabels(sheet: Sheet, axis: ValueAxis, lengthMm: number, direction: Direction): Labelled {
  const { low, high, isWhole, step, marks } = axis;
  if (marks) return markLabels(sheet, axis, marks, lengthMm, direction);
  const write = (ticks: Ticks): readonly AxisLabel[] =>
    ticks.values.map((value) => ({ text: writeNumber(value, sheet.language), at: value, row: 0 }));
  const whole = isWhole === undefined ? {} : { isWhole };
  const room = Math.max(1, Math.floor(lengthMm / ROW_MM));
  for (let most = step === undefined ? Math.min(MOST_STEPS, room) : room; most > 0; most -= 1) {
    const ticks = niceTicks(low, high, { most, ...whole });
    const labels = write(ticks);
    const isStepKept = step === undefined || ticks.step >= step;
    const needed = (ticks.values.length - 1) * roomFor(sheet, labels, direction);
    if (isStepKept && needed <= lengthMm) return { ...PLAIN, labels, ticks };
  }
  // With values on both sides of zero there are three ticks at least: the labels at the ends say enough.
  const ticks = niceTicks(low, high, { most: 1, ...whole });
  const all = write(ticks);
  const ends = all.filter((_, index) => index === 0 || index === all.length - 1);
  return { ...PLAIN, labels: ends, ticks, isCramped: roomFor(sheet, ends, direction) > lengthMm };
}

/** Every `every`th of `labels`, from the first on. */
function thinned(labels: readonly LabelText[], every: number): readonly AxisLabel[] {
  return labels.flatMap((label, at) => (at % every === 0 ? [{ ...label, at, row: 0 as const }] : []));
}

/** Numbers of rows, every so many that they have room in bands of `bandMm`: 1, 5, 10 and so on. */
function numbered(
  sheet: Sheet,
  { names, first = 1 }: BandAxis,
  bandMm: number,
  direction: Direction,
): Labelled {
  const count = names.length;
  const numbers = Array.from({ length: count }, (_, index) => ({ text: String(first + index) }));
  const room = roomFor(sheet, numbers, direction);
  const every = [1, 2, 5, 10, 20, 50, 100].find((step) => step * bandMm >= room) ?? count;
  const labels = numbers.flatMap(({ text }, at): AxisLabel[] =>
    (first + at) % every === 0 || (at === 0 && (every - (first % every)) * bandMm >= room)
      ? [{ text, at, row: 0 }]
      : [],
  );
  return { ...PLAIN, labels, isNumbered: true, isThinned: every > 1 };
}

/**
 * The names of `axis` in bands of `bandMm`, or with at most `roomMm` beside the axis: as they are; ordered ones only some of them;
 * shortened; shortened in two rows; else numbered.
 */
export function bandLabels(
  sheet: Sheet,
  axis: BandAxis,
  {
    bandMm,
    roomMm,
    direction,
  }: { readonly bandMm: number; readonly roomMm: number; readonly direction: Direction },
): Labelled {
  const { names, isOrdered = false, mostAbbreviated = Infinity } = axis;
  const labels = names.map((text): LabelText => ({ text }));
  const inOneRow = (those: readonly LabelText[]) =>
    those.map((label, at) => ({ ...label, at, row: 0 as const }));
  const fits = (those: readonly LabelText[]) =>
    direction === 'down'
      ? bandMm >= roomFor(sheet, those, direction) && widest(sheet, those) <= roomMm
      : widest(sheet, those) + BETWEEN_LABELS_MM <= bandMm;
  if (fits(labels)) return { ...PLAIN, labels: inOneRow(labels) };

  const hasLetters = names.some((name) => LETTER.test(name));
  const short = axis.abbreviations ?? abbreviate(names);
  const abbreviated = names.map((text, index): LabelText => ({ text, abbreviation: short[index] ?? text }));
  const isExplained = hasLetters && new Set(names).size <= mostAbbreviated;
  const asAbbreviated = (): Labelled => ({ ...PLAIN, labels: inOneRow(abbreviated), isAbbreviated: true });
  if (isExplained && names.length <= MOST_EXPLAINED && fits(abbreviated)) return asAbbreviated();

  const isShort = widest(sheet, labels) <= roomMm;
  if ((isOrdered || !hasLetters) && isShort) {
    const every = Math.ceil(roomFor(sheet, labels, direction) / bandMm);
    if (every * 2 < names.length || !hasLetters) {
      return { ...PLAIN, labels: thinned(labels, Math.max(1, every)), isThinned: true };
    }
  }
  if (isExplained) {
    if (fits(abbreviated)) return asAbbreviated();
    if (direction === 'across' && widest(sheet, abbreviated) + BETWEEN_LABELS_MM <= 2 * bandMm) {
      const staggered = abbreviated.map((label, at) => ({
        ...label,
        at,
        row: at % 2 === 0 ? (0 as const) : (1 as const),
      }));
      return { ...PLAIN, labels: staggered, rows: 2, isAbbreviated: true };
    }
  }
  return numbered(sheet, axis, bandMm, direction);
}
