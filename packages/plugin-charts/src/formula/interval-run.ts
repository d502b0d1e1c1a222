import { add, multiply, negated, scaled, squared, ZERO, type Interval } from './interval.js';
import { chosenStep, valueAt, type BinaryStep, type Step, type Tape } from './tape.js';
import { UNARY_BOUNDS, eitherOf, oddRoot, power, reciprocal, type Bounds } from './unary.js';

/** Bounds of each step of a tape over a cell; undefined where a step has no value. */
export type CellBounds = readonly (Bounds | undefined)[];

/**
 * Value, slope and bend of each step of `tape` over the cell from `from` to `to`. In a `clear` cell nothing breaks, so that bounds end at
 * breaks which only overestimation crosses. Leaves the values at the middle in `tape.values`.
 */
export function runOverCell(tape: Tape, from: number, to: number, clear: boolean): CellBounds {
  const middle = (from + to) / 2;
  valueAt(tape, middle);
  const all: (Bounds | undefined)[] = [];
  const half = (to - from) / 2;
  for (const [index, step] of tape.steps.entries()) {
    const at = tape.values[index] ?? Number.NaN;
    if (clear && Number.isNaN(at)) {
      all.push(undefined);
      continue;
    }
    const bounds = boundsOf(step, { tape, all, from, to, clear });
    all.push(bounds && tightened(bounds, at, half, Math.abs(middle) + half));
  }
  return all;
}

/** Bounds that also keep to the mean value theorem: from the middle, a value changes at most by slope times distance. */
function tightened(bounds: Bounds, middle: number, half: number, reachOfX: number): Bounds {
  const { value, slope, bend } = bounds;
  const steepest = Math.max(Math.abs(slope[0]), Math.abs(slope[1]));
  const reach = half * steepest;
  if (!Number.isFinite(reach) || !Number.isFinite(middle)) return bounds;
  // Bounds are rounded by a little; a value that they only touch stays inside.
  const spare = 4e-16 * (Math.abs(middle) + reach + steepest * reachOfX);
  const low = Math.max(value[0], middle - reach - spare);
  const high = Math.min(value[1], middle + reach + spare);
  return low <= high ? { value: [low, high], slope, bend } : bounds;
}

interface Run {
  readonly tape: Tape;
  readonly all: readonly (Bounds | undefined)[];
  readonly from: number;
  readonly to: number;
  readonly clear: boolean;
}

function boundsOf(step: Step, run: Run): Bounds | undefined {
  switch (step.kind) {
    case 'constant':
      return Number.isNaN(step.value)
        ? undefined
        : { value: [step.value, step.value], slope: ZERO, bend: ZERO };
    case 'variable':
      return { value: [run.from, run.to], slope: [1, 1], bend: ZERO };
    case 'select':
      return selected(step, run);
    case 'unary':
    case 'power':
    case 'oddRoot': {
      const inner = run.all[step.a];
      if (!inner || isOutside(step, inner.value)) return undefined;
      const input = {
        bounds: inner.value,
        middle: run.tape.values[step.a] ?? Number.NaN,
        clear: run.clear,
      };
      const outer =
        step.kind === 'unary'
          ? UNARY_BOUNDS[step.name](input)
          : step.kind === 'power'
            ? power(input, step.exponent, step.real)
            : oddRoot(input, step.index);
      return chained(outer, inner);
    }
    default: {
      const a = run.all[step.a];
      const b = run.all[step.b];
      return a && b ? combined(step, a, b, run) : undefined;
    }
  }
}

/** Whether a function has no value anywhere on an input. */
function isOutside(step: Step, input: Interval): boolean {
  if (step.kind === 'power') return step.real && input[1] < 0;
  if (step.kind !== 'unary') return false;
  switch (step.name) {
    case 'sqrt':
      return input[1] < 0;
    case 'ln':
      return input[1] <= 0;
    case 'asin':
    case 'acos':
    case 'atanh':
      return input[1] < -1 || input[0] > 1;
    case 'acosh':
      return input[1] < 1;
    default:
      return false;
  }
}

/** The chain rule. */
function chained(outer: Bounds, inner: Bounds): Bounds {
  return {
    value: outer.value,
    slope: multiply(outer.slope, inner.slope),
    bend: add(multiply(outer.bend, squared(inner.slope)), multiply(outer.slope, inner.bend)),
  };
}

function combined(step: BinaryStep, a: Bounds, b: Bounds, run: Run): Bounds {
  switch (step.kind) {
    case 'add':
      return { value: add(a.value, b.value), slope: add(a.slope, b.slope), bend: add(a.bend, b.bend) };
    case 'subtract':
      return {
        value: add(a.value, negated(b.value)),
        slope: add(a.slope, negated(b.slope)),
        bend: add(a.bend, negated(b.bend)),
      };
    case 'multiply':
      return product(a, b);
    case 'divide': {
      const middle = run.tape.values[step.b] ?? Number.NaN;
      const over = chained(reciprocal({ bounds: b.value, middle, clear: run.clear }), b);
      return product(a, over);
    }
  }
}

function product(a: Bounds, b: Bounds): Bounds {
  return {
    value: multiply(a.value, b.value),
    slope: add(multiply(a.slope, b.value), multiply(a.value, b.slope)),
    bend: add(
      add(multiply(a.bend, b.value), scaled(multiply(a.slope, b.slope), 2)),
      multiply(a.value, b.bend),
    ),
  };
}

function selected(step: Step & { readonly kind: 'select' }, run: Run): Bounds | undefined {
  if (run.clear) {
    const chosen = chosenStep(step, run.tape.values);
    return chosen === undefined ? undefined : run.all[chosen];
  }
  const possible = [...step.choices.map((choice) => choice.then), step.otherwise];
  let either: Bounds | undefined;
  for (const index of possible) {
    const bounds = index === undefined ? undefined : run.all[index];
    if (bounds) either = eitherOf(either, bounds);
  }
  return either;
}
