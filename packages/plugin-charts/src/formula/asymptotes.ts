import { tidy } from './exact.js';
import { valueAt, type Tape } from './tape.js';

/** A line that a curve comes near to as x grows without end (`right`) or falls without end (`left`). */
export interface Asymptote {
  readonly slope: number;
  readonly intercept: number;
  readonly sides: readonly ('left' | 'right')[];
}

/** Farther from zero than this, in doublings, rounding would hide a slant asymptote. */
const DOUBLINGS = 17;
/** An odd factor, so that places do not meet steps and waves at the same phase each time. */
const ODD = 1.2360679;

/** Horizontal and slant asymptotes of a function, found by values far out. */
export function asymptotesOf(tape: Tape): readonly Asymptote[] {
  const right = asymptoteAt(tape, 1);
  const left = asymptoteAt(tape, -1);
  if (right && left && same(right.slope, left.slope) && same(right.intercept, left.intercept)) {
    return [{ ...right, sides: ['left', 'right'] }];
  }
  return [
    ...(left ? [{ ...left, sides: ['left'] as const }] : []),
    ...(right ? [{ ...right, sides: ['right'] as const }] : []),
  ];
}

const same = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;

function asymptoteAt(
  tape: Tape,
  side: 1 | -1,
): { readonly slope: number; readonly intercept: number } | undefined {
  const found = lineFarOut(tape, side);
  if (!found) return undefined;
  // A curve that is straight far out lies on the line and has no asymptote there.
  const isLine = [1, 2, 3, 4].every((doubling) => {
    const x = side * 2 ** doubling * ODD;
    const off = valueAt(tape, x) - found.slope * x - found.intercept;
    return Math.abs(off) <= 1e-12 * Math.max(1, Math.abs(x));
  });
  return isLine ? undefined : found;
}

function lineFarOut(
  tape: Tape,
  side: 1 | -1,
): { readonly slope: number; readonly intercept: number } | undefined {
  const places: number[] = [];
  const values: number[] = [];
  for (let doubling = 3; doubling <= DOUBLINGS; doubling += 1) {
    const x = side * 2 ** doubling * ODD;
    const y = valueAt(tape, x);
    if (!Number.isFinite(y)) break;
    places.push(x);
    values.push(y);
  }
  if (values.length < 5) return undefined;
  const horizontal = settled(values);
  if (horizontal !== undefined) return { slope: 0, intercept: tidy(horizontal, 1e-5) };
  const slopes = places.slice(1).map((x, index) => {
    const before = places[index] ?? 0;
    return ((values[index + 1] ?? 0) - (values[index] ?? 0)) / (x - before);
  });
  const slope = settled(slopes);
  if (slope === undefined) return undefined;
  const exact = tidy(slope, 1e-5);
  const intercept = settled(places.map((x, index) => (values[index] ?? 0) - exact * x));
  return intercept === undefined || exact === 0
    ? undefined
    : { slope: exact, intercept: tidy(intercept, 1e-4) };
}

/** The number that a sequence comes to: differences shrink at least like those of 1/x^(1/2). */
function settled(values: readonly number[]): number | undefined {
  const last = values.slice(-5);
  const differences = last.slice(1).map((value, index) => value - (last[index] ?? 0));
  const size = Math.max(1, ...last.map(Math.abs));
  const end = last.at(-1) ?? 0;
  if (differences.every((difference) => Math.abs(difference) <= 1e-9 * size)) return end;
  const shrinks = differences.slice(1).every((difference, index) => {
    const before = Math.abs(differences[index] ?? 0);
    return Math.abs(difference) <= 0.75 * before;
  });
  if (!shrinks) {
    // A wave whose height falls like 1/x does not shrink step by step.
    const early = Math.max(...values.slice(0, 4).map((value) => Math.abs(value - end)));
    const late = Math.max(...last.map((value) => Math.abs(value - end)));
    return values.length > 10 && late < 5e-3 * early && late < 1e-3 ? end : undefined;
  }
  const a = differences.at(-2) ?? 0;
  const b = differences.at(-1) ?? 0;
  const ratio = a === 0 ? 0 : b / a;
  return end + (b * ratio) / (1 - ratio);
}
