/** What a box plot shows of some values. */
export interface FiveNumbers {
  readonly low: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
  readonly high: number;
  /** Values farther from the box than one and a half times its length, in ascending order. */
  readonly outliers: readonly number[];
}

/** Whiskers reach as far as this many lengths of the box. */
const WHISKER_LENGTHS = 1.5;

function medianOf(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/**
 * Quartiles as schools teach them: medians of the lower and the upper half, of which neither holds the middle value of an odd number of
 * values. Whiskers end at the last value that is no outlier.
 */
export function fiveNumbersOf(values: readonly number[]): FiveNumbers | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const half = Math.floor(sorted.length / 2);
  const median = medianOf(sorted);
  const lowerQuartile = half === 0 ? median : medianOf(sorted.slice(0, half));
  const upperQuartile = half === 0 ? median : medianOf(sorted.slice(-half));
  const reach = WHISKER_LENGTHS * (upperQuartile - lowerQuartile);
  const isInside = (value: number) => value >= lowerQuartile - reach && value <= upperQuartile + reach;
  return {
    low: sorted.find(isInside) ?? first,
    lowerQuartile,
    median,
    upperQuartile,
    high: sorted.findLast(isInside) ?? last,
    outliers: sorted.filter((value) => !isInside(value)),
  };
}
