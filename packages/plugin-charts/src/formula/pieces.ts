import { findBreaks } from './breaks.js';
import type { Interval } from './interval.js';
import { limitAt, type Limit } from './limits.js';
import { valueAt, type Tape } from './tape.js';

/** A part of the x-axis in which nothing breaks: the function has values in all of it, or in none of it. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  readonly defined: boolean;
  readonly atFrom: Limit;
  readonly atTo: Limit;
}

/** What happens at a place between pieces. */
export type BreakKind =
  /** Both limits and the value are equal: a corner, or a smooth curve. */
  | 'continuous'
  /** Both limits are equal, but the value is another one or is missing: (x² − 1)/(x − 1) at 1. */
  | 'gap'
  | 'jump'
  | 'pole'
  /** The function has values at one side only. */
  | 'edge'
  /** The function oscillates without a limit. */
  | 'swing'
  /** No values at either side. */
  | 'outside';

export interface CurveBreak {
  readonly x: number;
  readonly kind: BreakKind;
  readonly left: Limit;
  readonly right: Limit;
  /** The value at x itself, if there is one. */
  readonly value: number | undefined;
}

export interface CurveParts {
  readonly pieces: readonly Piece[];
  readonly breaks: readonly CurveBreak[];
  readonly crowded: readonly Interval[];
}

/** The pieces of the curve between `from` and `to`, and what happens between them. `finest`: see `findBreaks`. */
export function partsOf(tape: Tape, from: number, to: number, finest: number): CurveParts {
  const { at, crowded } = findBreaks(tape, from, to, finest);
  const bounds = [from, ...at.filter((x) => x > from && x < to), to];
  const isBroken = new Set(at);
  const pieces: Piece[] = [];
  for (const [index, start] of bounds.slice(0, -1).entries()) {
    const end = bounds[index + 1] ?? to;
    const inCrowd = crowded.some(([low, high]) => start < high && end > low);
    pieces.push(pieceOf(tape, start, end, { isBroken, inCrowd }));
  }
  const breaks = at.map((x): CurveBreak => {
    const left = pieces.find((piece) => piece.to === x)?.atTo ?? { kind: 'none' };
    const right = pieces.find((piece) => piece.from === x)?.atFrom ?? { kind: 'none' };
    const reached = valueAt(tape, x);
    const value = Number.isFinite(reached) ? reached : undefined;
    // At a border of the range one side is not looked at.
    const inner = x === from ? right : x === to ? left : undefined;
    const kind = inner?.kind === 'finite' ? 'continuous' : kindOf(inner ?? left, inner ?? right, value);
    return { x, left, right, value, kind };
  });
  return { pieces, breaks, crowded };
}

function pieceOf(
  tape: Tape,
  from: number,
  to: number,
  around: { readonly isBroken: ReadonlySet<number>; readonly inCrowd: boolean },
): Piece {
  const width = to - from;
  // Two places, so that a value which one of them misses by chance does not hide the piece.
  const hasValue = [0.5, 0.381966].some((part) => !Number.isNaN(valueAt(tape, from + part * width)));
  const none: Limit = { kind: 'none' };
  if (!hasValue || around.inCrowd) return { from, to, defined: false, atFrom: none, atTo: none };
  const end = (x: number, side: 1 | -1): Limit => {
    if (around.isBroken.has(x)) return limitAt(tape, x, side, width);
    const value = valueAt(tape, x);
    if (Number.isFinite(value)) return { kind: 'finite', value };
    return Number.isNaN(value)
      ? limitAt(tape, x, side, width)
      : { kind: 'infinite', sign: value > 0 ? 1 : -1 };
  };
  return { from, to, defined: true, atFrom: end(from, 1), atTo: end(to, -1) };
}

function kindOf(left: Limit, right: Limit, value: number | undefined): BreakKind {
  if (left.kind === 'infinite' || right.kind === 'infinite') return 'pole';
  if (left.kind === 'none' && right.kind === 'none') return 'outside';
  if (left.kind === 'none' || right.kind === 'none') return 'edge';
  if (left.kind === 'swinging' || right.kind === 'swinging') return 'swing';
  if (!isSame(left.value, right.value)) return 'jump';
  return value !== undefined && isSame(left.value, value) ? 'continuous' : 'gap';
}

/** Whether two limits, each of which is exact to about seven digits, are one number. */
function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b));
}
