import { extent } from 'd3-array';

/** Steps between ticks, each times a power of ten. */
const STEPS = [1, 2, 2.5, 5] as const;

/** Axes of whole numbers have no step of 2.5 or below 1. */
const isWhole = (step: number) => Number.isInteger(step);

/** Rounding error of added steps, as a share of a step. */
const SLACK = 1e-9;

/** Values at equal steps, from the lowest to the highest, which are multiples of the step. */
export interface Ticks {
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly values: readonly number[];
}

/** Limits for ticks. */
export interface TickWish {
  /** How many steps there may be at most: as many as labels have room. */
  readonly most: number;
  readonly isWhole?: boolean;
}

function rounded(value: number, step: number): number {
  const digits = Math.max(0, Math.min(12, 2 - Math.floor(Math.log10(step))));
  return Number(value.toFixed(digits));
}

/** Ticks of `step` that hold all from `low` to `high`. */
export function ticksOf(low: number, high: number, step: number): Ticks {
  const first = Math.floor(low / step + SLACK);
  const last = Math.max(first + 1, Math.ceil(high / step - SLACK));
  const values = Array.from({ length: last - first + 1 }, (_, index) =>
    rounded((first + index) * step, step),
  );
  return { from: rounded(first * step, step), to: rounded(last * step, step), step, values };
}

/** Steps from the power of ten below `least` on. */
function* stepsFrom(least: number): Generator<number> {
  for (let power = 10 ** Math.floor(Math.log10(least)); ; power *= 10) {
    for (const step of STEPS) yield rounded(step * power, step * power);
  }
}

/** Ticks that hold all from `low` to `high` with the smallest step of which there are no more than `most`. */
export function niceTicks(low: number, high: number, { most, isWhole: onlyWhole = false }: TickWish): Ticks {
  const span = high > low ? high - low : Math.max(1, Math.abs(high));
  // Zero is a tick: values on both sides of it need a step each.
  const count = Math.max(low < -SLACK * span && high > SLACK * span ? 2 : 1, Math.floor(most));
  for (const step of stepsFrom(span / count / 10)) {
    if (onlyWhole && !isWhole(step)) continue;
    const ticks = ticksOf(low, high > low ? high : low + span, step);
    if (ticks.values.length - 1 <= count) return ticks;
  }
  return ticksOf(low, high, span);
}

/** The lowest and the highest of `values`, with zero where a length is drawn from it; 0 to 1 for none. */
export function spanOf(values: readonly number[], hasZero: boolean): readonly [low: number, high: number] {
  const [low, high] = extent(hasZero ? [0, ...values] : values);
  if (low === undefined || high === undefined) return [0, 1];
  if (low < high) return [low, high];
  return low === 0 ? [0, 1] : low > 0 ? [hasZero ? 0 : low - 1, low + (hasZero ? 0 : 1)] : [low, 0];
}
