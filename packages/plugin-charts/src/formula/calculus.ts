import { findZeros } from './breaks.js';
import { evaluateConstant } from './constant.js';
import { tidy } from './exact.js';
import { runOverCell } from './interval-run.js';
import { operation } from './parse-expression.js';
import { partsOf } from './pieces.js';
import { sampleCurve, type PaperScale } from './sample.js';
import type { DataPoint, Formula, FunctionFormula, PlotWindow } from './syntax.js';
import { compile } from './compile.js';
import { valueAt, type Tape } from './tape.js';

/** Parts of a range that are looked at once; see `analyse`. */
const FINEST_PART = 1 / 16000;
/** Cells that are looked at for crossings. */
const MOST_CELLS = 3000;
/** How far beside a place slopes are compared, for x up to 1. */
const SLOPE_STEP = 1e-7;
/** Most pieces of a numeric integral. */
const MOST_PIECES = 2000;

/** The slope of a function at x; undefined where it has none. */
export function slopeAt(formula: FunctionFormula, x: number): number | undefined {
  const tape = compile(formula);
  if (!Number.isFinite(valueAt(tape, x))) return undefined;
  const step = SLOPE_STEP * Math.max(1, Math.abs(x));
  const [before, at, after] = [x - step, x, x + step].map((place) => slopeOf(tape, place));
  if (before === undefined || at === undefined || after === undefined) return undefined;
  // In a corner, slopes beside each other differ.
  const off = Math.max(Math.abs(before - at), Math.abs(after - at));
  return off <= 1e-3 * Math.max(1, Math.abs(at)) ? tidy(at) : undefined;
}

/** The slope by the side of a break on which x counts. */
function slopeOf(tape: Tape, x: number): number | undefined {
  const slope = runOverCell(tape, x, x, true)[tape.result]?.slope;
  return slope && Number.isFinite(slope[0] + slope[1]) ? (slope[0] + slope[1]) / 2 : undefined;
}

/** A straight line y = slope · x + intercept. */
export interface StraightLine {
  readonly slope: number;
  readonly intercept: number;
}

/** The tangent of a function at x; undefined where it has none. */
export function tangentAt(formula: FunctionFormula, x: number): StraightLine | undefined {
  const slope = slopeAt(formula, x);
  if (slope === undefined) return undefined;
  return { slope, intercept: tidy(valueAt(compile(formula), x) - slope * x) };
}

/** Where two graphs meet in a window. */
export function intersections(f: Formula, g: Formula, window: PlotWindow): readonly DataPoint[] {
  const { xMin, xMax, yMin, yMax } = window;
  if (f.kind === 'vertical' || g.kind === 'vertical') {
    const [line, other] = f.kind === 'vertical' ? [f, g] : [g, f];
    if (line.kind !== 'vertical' || other.kind === 'vertical') return [];
    const x = evaluateConstant(line.at);
    const y = valueAt(compile(other), x);
    return x >= xMin && x <= xMax && y >= yMin && y <= yMax ? [{ x: tidy(x), y: tidy(y) }] : [];
  }
  const tape = compile(f);
  const points = differenceZeros(f, g, xMin, xMax).map((x) => ({ x: tidy(x), y: tidy(valueAt(tape, x)) }));
  return points.filter(({ y }) => y >= yMin && y <= yMax);
}

function differenceZeros(
  f: FunctionFormula,
  g: FunctionFormula,
  from: number,
  to: number,
): readonly number[] {
  const tape = compile({ body: operation('-', f.body, g.body), degrees: f.degrees });
  const finest = (to - from) * FINEST_PART;
  const budget = { cells: MOST_CELLS };
  const found = partsOf(tape, from, to, finest)
    .pieces.filter((piece) => piece.defined)
    .flatMap((piece) => [
      ...findZeros(tape, { from: piece.from, to: piece.to, finest, budget }),
      piece.from,
      piece.to,
    ])
    .filter((x) => {
      const value = Math.abs(valueAt(tape, x));
      const around = [-1, 1].map((side) => Math.abs(valueAt(tape, x + (side * (to - from)) / 1000)));
      return value < 1e-6 * Math.max(...around.filter(Number.isFinite), 0);
    })
    .sort((a, b) => a - b);
  return found.filter((x, index) => index === 0 || x - (found[index - 1] ?? 0) > (to - from) * 1e-7);
}

/** An area between two graphs, or between a graph and the x-axis. */
export interface CurveArea {
  /** Each part as a closed outline in data coordinates. */
  readonly outlines: readonly (readonly DataPoint[])[];
  /** The sum of the parts, all counted positive; undefined if it has no bound. */
  readonly area: number | undefined;
  /** Parts below (the x-axis or the other graph) counted negative: the integral. */
  readonly integral: number | undefined;
}

/** The area between a graph and the x-axis. */
export function areaUnder(
  f: FunctionFormula,
  from: number,
  to: number,
  window: PlotWindow,
  scale: PaperScale,
): CurveArea {
  return areaBetween(f, { ...f, body: { kind: 'number', value: 0 } }, from, to, window, scale);
}

/** The area between two graphs, cut at the window. */
export function areaBetween(
  f: FunctionFormula,
  g: FunctionFormula,
  from: number,
  to: number,
  window: PlotWindow,
  scale: PaperScale,
): CurveArea {
  const difference = compile({ body: operation('-', f.body, g.body), degrees: f.degrees });
  const crossings = differenceZeros(f, g, from, to).filter((x) => x > from && x < to);
  const { pieces } = partsOf(difference, from, to, (to - from) * FINEST_PART);
  const outlines: (readonly DataPoint[])[] = [];
  let area = 0;
  let integral = 0;
  for (const piece of pieces.filter(({ defined }) => defined)) {
    const bounds = [piece.from, ...crossings.filter((x) => x > piece.from && x < piece.to), piece.to];
    for (const [index, start] of bounds.slice(0, -1).entries()) {
      const end = bounds[index + 1] ?? piece.to;
      const value = integrate(difference, start, end);
      area += Math.abs(value);
      integral += value;
      const left = Math.max(start, window.xMin);
      const right = Math.min(end, window.xMax);
      if (left < right) outlines.push(outlineBetween(f, g, { ...window, xMin: left, xMax: right }, scale));
    }
  }
  const known = (value: number): number | undefined =>
    Number.isFinite(value) ? tidy(value, 1e-8) : undefined;
  return {
    outlines: outlines.filter((outline) => outline.length > 2),
    area: known(area),
    integral: known(integral),
  };
}

/** Along one graph and back along the other. */
function outlineBetween(
  f: FunctionFormula,
  g: FunctionFormula,
  window: PlotWindow,
  scale: PaperScale,
): readonly DataPoint[] {
  const there = alongEdge(f, window, scale);
  const back = alongEdge(g, window, scale);
  return [...there, ...back.reverse()];
}

/** The graph from edge to edge of a window; where it leaves the window, along the window's border. */
function alongEdge(formula: FunctionFormula, window: PlotWindow, scale: PaperScale): DataPoint[] {
  const { xMin, xMax, yMin, yMax } = window;
  const { lines } = sampleCurve(formula, window, scale);
  const tape = compile(formula);
  const inset = (xMax - xMin) * 1e-6;
  const clamped = (x: number): DataPoint => {
    const y = valueAt(tape, x);
    return { x, y: Math.min(Math.max(Number.isNaN(y) ? 0 : y, yMin), yMax) };
  };
  const points = lines.flat();
  const first = points[0];
  const last = points.at(-1);
  const start = first && first.x - xMin <= inset ? [] : [{ ...clamped(xMin + inset), x: xMin }];
  const end = last && xMax - last.x <= inset ? [] : [{ ...clamped(xMax - inset), x: xMax }];
  return [...start, ...points, ...end];
}

/** Gauss and Legendre, seven places: abscissae and weights on [-1, 1] (Abramowitz and Stegun, table 25.4). */
const GAUSS = [
  [0, 0.4179591836734694],
  [0.4058451513773972, 0.3818300505051189],
  [0.7415311855993945, 0.2797053914892766],
  [0.9491079123427585, 0.1294849661688697],
] as const;

function gauss(tape: Tape, from: number, to: number): number {
  const middle = (from + to) / 2;
  const half = (to - from) / 2;
  let sum = 0;
  for (const [place, weight] of GAUSS) {
    if (place === 0) sum += weight * valueAt(tape, middle);
    else sum += weight * (valueAt(tape, middle - half * place) + valueAt(tape, middle + half * place));
  }
  return sum * half;
}

/** The integral over a range in which nothing breaks; infinite if halves never settle at an end. */
function integrate(tape: Tape, from: number, to: number): number {
  const open: { from: number; to: number; value: number; depth: number }[] = [
    { from, to, value: gauss(tape, from, to), depth: 0 },
  ];
  let sum = 0;
  let pieces = 0;
  for (let part = open.pop(); part; part = open.pop()) {
    pieces += 1;
    const middle = (part.from + part.to) / 2;
    const left = gauss(tape, part.from, middle);
    const right = gauss(tape, middle, part.to);
    const off = Math.abs(left + right - part.value);
    if (off <= 1e-12 * Math.max(1, Math.abs(sum))) sum += left + right;
    else if (part.depth >= 48 || pieces > MOST_PIECES) {
      if (off > 1e-4) return Number.POSITIVE_INFINITY;
      sum += left + right;
    } else {
      open.push({ from: part.from, to: middle, value: left, depth: part.depth + 1 });
      open.push({ from: middle, to: part.to, value: right, depth: part.depth + 1 });
    }
  }
  return sum;
}
