import { niceTicks, ticksOf } from '../../sheet/ticks.js';

/** Values from `from` on and below `to`; the last class holds its upper end too. */
export interface ValueClass {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Classes of the same width. */
export interface Classes {
  readonly width: number;
  readonly classes: readonly ValueClass[];
}

/** How classes are made. */
export interface ClassWish {
  /** Width of a class; as many classes as Sturges' rule gives when absent. */
  readonly classWidth?: number | undefined;
  /** How many classes have room. */
  readonly most?: number;
}

/** Most classes; a width that makes more is taken times one of {@link FACTORS}. */
const MOST_CLASSES = 60;

/** Factors for a width that makes too many classes. */
const FACTORS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const;

/** How many classes `count` values have by Sturges' rule. */
const sturges = (count: number): number => Math.max(1, Math.ceil(Math.log2(Math.max(1, count))) + 1);

/** `values` in classes that begin at multiples of their width. */
export function classesOf(
  values: readonly number[],
  { classWidth, most = MOST_CLASSES }: ClassWish,
): Classes {
  const low = values.reduce((least, value) => Math.min(least, value), Infinity);
  const high = values.reduce((greatest, value) => Math.max(greatest, value), -Infinity);
  if (values.length === 0) return { width: classWidth ?? 1, classes: [] };
  const wanted = Math.min(sturges(values.length), most);
  const span = Math.max(high - low, Math.abs(high) * 1e-9);
  const fitting = FACTORS.map((factor) => (classWidth ?? 0) * factor).find(
    (width) => span / width + 1 <= most,
  );
  const ticks =
    classWidth !== undefined && fitting !== undefined
      ? ticksOf(low, high, fitting)
      : niceTicks(low, high, { most: wanted });
  const { values: borders, step } = ticks;
  const counts = borders.slice(1).map(() => 0);
  for (const value of values) {
    let at = borders.findIndex((border) => value < border) - 1;
    if (at < 0) at = counts.length - 1;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return {
    width: step,
    classes: counts.map((count, index) => ({
      from: borders[index] ?? low,
      to: borders[index + 1] ?? high,
      count,
    })),
  };
}
