import { asymptotesOf, type Asymptote } from './asymptotes.js';
import { findZeros } from './breaks.js';
import { derivativeOf } from './derivative.js';
import { tidy } from './exact.js';
import { partsOf, type CurveParts, type Piece } from './pieces.js';
import { periodOf, symmetryOf, type Symmetry } from './regularity.js';
import type { DataPoint, FunctionFormula, PlotWindow } from './syntax.js';
import { compile } from './compile.js';
import { valueAt, type Tape } from './tape.js';

export interface Extremum extends DataPoint {
  readonly kind: 'maximum' | 'minimum';
}

export interface Pole {
  readonly x: number;
  /** Whether the curve goes up (1) or down (-1) at the left and at the right; undefined where it does neither. */
  readonly left: 1 | -1 | undefined;
  readonly right: 1 | -1 | undefined;
}

export interface Jump {
  readonly x: number;
  readonly left: number;
  readonly right: number;
  readonly value: number | undefined;
}

/** A range of x with values; an end that is not closed has none. */
export interface DomainRange {
  readonly from: number;
  readonly to: number;
  readonly isFromClosed: boolean;
  readonly isToClosed: boolean;
}

export interface MonotoneRange {
  readonly from: number;
  readonly to: number;
  readonly direction: 'rising' | 'falling' | 'constant';
  /** Undefined where the curve goes to infinity. */
  readonly meanSlope: number | undefined;
}

/** What a curve does in a window. */
export interface CurveAnalysis {
  readonly domain: readonly DomainRange[];
  readonly zeros: readonly number[];
  readonly yIntercept: number | undefined;
  readonly extrema: readonly Extremum[];
  readonly inflections: readonly DataPoint[];
  readonly poles: readonly Pole[];
  readonly jumps: readonly Jump[];
  readonly gaps: readonly DataPoint[];
  readonly asymptotes: readonly Asymptote[];
  readonly monotone: readonly MonotoneRange[];
  readonly symmetry: Symmetry | undefined;
  readonly period: number | undefined;
  /** Whether there is more than what is listed, because the curve changes faster than can be followed. */
  readonly isIncomplete: boolean;
}

/** Parts of the window that are looked at once; finer ones have a budget. */
const FINEST_PART = 1 / 16000;
/** Places closer together than this part of the window are one. */
const SAME_PART = 1e-7;
/** Cells that are looked at for one kind of places, in all pieces. */
const MOST_CELLS = 3000;
/** A value counts as zero below this share of those a thousandth of the window away: the root of a rounding error may be that large. */
const NEAR_ZERO = 1e-4;
/** Most places of one kind that are kept. */
const MOST = 200;

/** What a function does in a window: zeros, extrema, poles, asymptotes, and where it rises and falls. */
export function analyse(formula: FunctionFormula, window: PlotWindow): CurveAnalysis {
  const tape = compile(formula);
  const slopeFormula = derivativeOf(formula);
  const { xMin, xMax } = window;
  const span = xMax - xMin;
  const finest = span * FINEST_PART;
  const parts = partsOf(tape, xMin, xMax, finest);
  const curve: Curve = { tape, slope: compile(slopeFormula), parts, span, finest };
  const monotone = monotoneRanges(curve);
  const yIntercept = valueAt(tape, 0);
  return {
    domain: domainOf(curve),
    zeros: zerosOf(curve),
    yIntercept: xMin <= 0 && xMax >= 0 && Number.isFinite(yIntercept) ? tidy(yIntercept) : undefined,
    extrema: extremaOf(curve, monotone),
    inflections: inflectionsOf(curve, compile(derivativeOf(slopeFormula))),
    poles: polesOf(parts),
    jumps: parts.breaks.flatMap(({ x, kind, left, right, value }): readonly Jump[] =>
      kind === 'jump' && left.kind === 'finite' && right.kind === 'finite'
        ? [{ x: tidy(x), left: tidy(left.value, 1e-6), right: tidy(right.value, 1e-6), value }]
        : [],
    ),
    gaps: parts.breaks.flatMap(({ x, kind, left }): readonly DataPoint[] =>
      kind === 'gap' && left.kind === 'finite' ? [{ x: tidy(x), y: tidy(left.value, 1e-6) }] : [],
    ),
    asymptotes: asymptotesOf(tape),
    monotone,
    symmetry: symmetryOf(tape, Math.max(Math.abs(xMin), Math.abs(xMax))),
    period: periodOf(formula),
    isIncomplete: parts.crowded.length > 0,
  };
}

interface Curve {
  readonly tape: Tape;
  readonly slope: Tape;
  readonly parts: CurveParts;
  readonly span: number;
  readonly finest: number;
}

function defined({ parts }: Curve): readonly Piece[] {
  return parts.pieces.filter((piece) => piece.defined);
}

/** Numbers in order, each once. */
function distinct(numbers: readonly number[], span: number): readonly number[] {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted
    .filter((value, index) => index === 0 || value - (sorted[index - 1] ?? 0) > span * SAME_PART)
    .map((value) => tidy(value))
    .slice(0, MOST);
}

function domainOf(curve: Curve): readonly DomainRange[] {
  const ranges: { from: number; to: number; isFromClosed: boolean; isToClosed: boolean }[] = [];
  const isPole = (x: number): boolean => curve.parts.breaks.some((one) => one.x === x && one.kind === 'pole');
  const isReached = (x: number): boolean => Number.isFinite(valueAt(curve.tape, x)) && !isPole(x);
  for (const { from, to } of defined(curve)) {
    const last = ranges.at(-1);
    if (last && last.to === from && isReached(from)) last.to = to;
    else ranges.push({ from, to, isFromClosed: isReached(from), isToClosed: false });
    const current = ranges.at(-1);
    if (current) current.isToClosed = isReached(to);
  }
  return ranges.map((range) => ({ ...range, from: tidy(range.from), to: tidy(range.to) }));
}

function zerosOf(curve: Curve): readonly number[] {
  const budget = { cells: MOST_CELLS };
  const { tape, finest, span } = curve;
  const found = defined(curve).flatMap(({ from, to }) => {
    return [...findZeros(tape, { from, to, finest, budget }), from, to];
  });
  // A zero is small beside what is near to it; where that is zero too, the curve lies on the axis.
  return distinct(found, span).filter((x) => {
    const around = [-1, 1].map((side) => Math.abs(valueAt(tape, x + (side * span) / 1000)));
    return Math.abs(valueAt(tape, x)) < NEAR_ZERO * Math.max(...around.filter(Number.isFinite), 0);
  });
}

/** Ranges between places where the slope is zero or breaks. */
function monotoneRanges(curve: Curve): readonly MonotoneRange[] {
  const { tape, slope, finest, span } = curve;
  const budget = { cells: MOST_CELLS };
  const ranges: { from: number; to: number; direction: MonotoneRange['direction']; isJoined: boolean }[] = [];
  for (const piece of defined(curve)) {
    const turns = findZeros(slope, { from: piece.from, to: piece.to, finest, budget }).filter(
      (x) => x - piece.from > span * SAME_PART && piece.to - x > span * SAME_PART,
    );
    const bounds = [piece.from, ...turns, piece.to];
    for (const [index, from] of bounds.slice(0, -1).entries()) {
      const to = bounds[index + 1] ?? piece.to;
      const parts = [0.5, 0.38, 0.71].map((part) => valueAt(slope, from + part * (to - from)));
      const steepest = Math.max(...parts);
      const direction = parts.every((value) => Math.abs(value) < 1e-12)
        ? 'constant'
        : steepest > 0 && Math.min(...parts) > -steepest / 2
          ? 'rising'
          : 'falling';
      const last = ranges.at(-1);
      const isJoined = last !== undefined && last.to === from && joins(curve, from);
      if (last && isJoined && last.direction === direction) last.to = to;
      else ranges.push({ from, to, direction, isJoined });
    }
  }
  return ranges.slice(0, MOST).map(({ from, to, direction }) => {
    const rise = valueAt(tape, to) - valueAt(tape, from);
    const meanSlope = Number.isFinite(rise) ? tidy(rise / (to - from)) : undefined;
    return { from: tidy(from), to: tidy(to), direction, meanSlope };
  });
}

/** Whether the curve goes on over x without a jump. */
function joins({ parts }: Curve, x: number): boolean {
  const found = parts.breaks.find((one) => one.x === x);
  return found === undefined || found.kind === 'continuous';
}

function extremaOf(curve: Curve, monotone: readonly MonotoneRange[]): readonly Extremum[] {
  return monotone.slice(1).flatMap((range, index): readonly Extremum[] => {
    const before = monotone[index];
    if (!before || before.to !== range.from || !joinsNear(curve, range.from)) return [];
    const x = range.from;
    const y = tidy(valueAt(curve.tape, x));
    if (!Number.isFinite(y)) return [];
    if (before.direction === 'rising' && range.direction === 'falling') return [{ kind: 'maximum', x, y }];
    if (before.direction === 'falling' && range.direction === 'rising') return [{ kind: 'minimum', x, y }];
    return [];
  });
}

/** As {@link joins}, for a place that was made tidy. */
function joinsNear(curve: Curve, x: number): boolean {
  const found = curve.parts.breaks.find((one) => Math.abs(one.x - x) <= curve.span * SAME_PART);
  return found === undefined || found.kind === 'continuous';
}

function inflectionsOf(curve: Curve, bend: Tape): readonly DataPoint[] {
  const { tape, finest, span } = curve;
  const budget = { cells: MOST_CELLS };
  const found = defined(curve).flatMap(({ from, to }) =>
    findZeros(bend, { from, to, finest, budget }).filter((x) => {
      const step = Math.min(x - from, to - x, span / 1000) / 2;
      return step > 0 && valueAt(bend, x - step) * valueAt(bend, x + step) < 0;
    }),
  );
  return distinct(found, span).map((x) => ({ x, y: tidy(valueAt(tape, x)) }));
}

function polesOf(parts: CurveParts): readonly Pole[] {
  return parts.breaks.flatMap(({ x, kind, left, right }): readonly Pole[] => {
    if (kind !== 'pole') return [];
    return [
      {
        x: tidy(x),
        left: left.kind === 'infinite' ? left.sign : undefined,
        right: right.kind === 'infinite' ? right.sign : undefined,
      },
    ];
  });
}
