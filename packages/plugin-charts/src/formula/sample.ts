import { evaluateConstant } from './constant.js';
import type { Interval } from './interval.js';
import { runOverCell } from './interval-run.js';
import type { Limit } from './limits.js';
import { partsOf, type CurveBreak, type Piece } from './pieces.js';
import { simplifyLine } from './simplify.js';
import type { DataPoint, Formula, PlotWindow } from './syntax.js';
import { compile } from './compile.js';
import { valueAt, type Tape } from './tape.js';

/** How large a unit of the data is on paper, in mm. */
export interface PaperScale {
  readonly xMm: number;
  readonly yMm: number;
}

/** A graph as lines in data coordinates. */
export interface SampledCurve {
  readonly lines: readonly (readonly DataPoint[])[];
  /** Single points that no line touches: the value at a jump or in a gap. */
  readonly points: readonly DataPoint[];
  readonly breaks: readonly CurveBreak[];
  /** Ranges of x in which the curve changes faster than could be felt; it is left out there. */
  readonly crowded: readonly Interval[];
}

/** How far a chord may be from the curve, in mm; simplifying adds as much. Together they stay below 0.1 mm. */
const CHORD_MM = 0.04;
const SIMPLIFY_MM = 0.05;
/** Parts narrower than this are below the precision of every printer (1,200 dpi is 0.02 mm). */
const FINEST_MM = 0.01;
/** Ends of lines closer together than this are one point. */
const JOIN_MM = 0.02;
/** Near a pole the line is drawn upright from this distance on. */
const UPRIGHT_MM = 0.002;
/** Most cells of one curve: a sheet of 400 mm in parts of 0.02 mm. */
const MOST_CELLS = 20000;

/** The graph of `formula` in `window` as lines that lie at most 0.1 mm off on paper, and end exactly at the window. */
export function sampleCurve(formula: Formula, window: PlotWindow, scale: PaperScale): SampledCurve {
  if (formula.kind === 'vertical') return verticalLine(evaluateConstant(formula.at), window);
  return sampleTape(compile(formula), window, scale);
}

function verticalLine(x: number, window: PlotWindow): SampledCurve {
  const { xMin, xMax, yMin, yMax } = window;
  const inside = x >= xMin && x <= xMax;
  const line = [
    { x, y: yMin },
    { x, y: yMax },
  ];
  return { lines: inside ? [line] : [], points: [], breaks: [], crowded: [] };
}

function sampleTape(tape: Tape, window: PlotWindow, scale: PaperScale): SampledCurve {
  const { xMin, xMax, yMin, yMax } = window;
  const parts = partsOf(tape, xMin, xMax, FINEST_MM / scale.xMm);
  const sampler = new Sampler(tape, window, scale);
  for (const piece of parts.pieces) sampler.piece(piece);
  const lines = sampler.finished().map((line) => simplifyLine(line, scale.xMm, scale.yMm, SIMPLIFY_MM));
  const points = parts.breaks.flatMap(({ x, kind, value, left, right }): readonly DataPoint[] => {
    if (value === undefined || value < yMin || value > yMax) return [];
    const meets = [left, right].some(
      (limit) => limit.kind === 'finite' && Math.abs(limit.value - value) * scale.yMm <= JOIN_MM,
    );
    return kind === 'continuous' || meets ? [] : [{ x, y: value }];
  });
  return { lines, points, breaks: parts.breaks, crowded: parts.crowded };
}

class Sampler {
  readonly #lines: DataPoint[][] = [];
  #line: DataPoint[] = [];
  #cells = 0;

  constructor(
    readonly tape: Tape,
    readonly window: PlotWindow,
    readonly scale: PaperScale,
  ) {}

  finished(): readonly (readonly DataPoint[])[] {
    this.#lift();
    return this.#lines;
  }

  piece(piece: Piece): void {
    if (!piece.defined) this.#lift();
    else this.#visit(piece.from, heightOf(piece.atFrom), piece.to, heightOf(piece.atTo));
  }

  /** Ends the line that is being drawn. */
  #lift(): void {
    if (this.#line.length > 1) this.#lines.push(this.#line);
    this.#line = [];
  }

  #visit(from: number, yFrom: number, to: number, yTo: number): void {
    this.#cells += 1;
    const bounds = runOverCell(this.tape, from, to, true)[this.tape.result];
    const { yMin, yMax } = this.window;
    if (!bounds || bounds.value[1] < yMin || bounds.value[0] > yMax) {
      this.#lift();
      return;
    }
    const { xMm, yMm } = this.scale;
    const widthMm = (to - from) * xMm;
    if (Number.isFinite(yFrom) && Number.isFinite(yTo)) {
      const heightMm = (bounds.value[1] - bounds.value[0]) * yMm;
      const [low, high] = bounds.slope;
      const isMonotonous = low >= 0 || high <= 0;
      const isThin = isMonotonous && Math.min(widthMm, heightMm) <= CHORD_MM;
      if (isThin || Math.hypot(widthMm, heightMm) <= CHORD_MM) {
        this.#chord(from, yFrom, to, yTo);
        return;
      }
      const width = to - from;
      const chord = (yTo - yFrom) / width;
      // Distances upright to the chord are larger by this than those at a right angle to it.
      const slant = Math.hypot(1, (chord * yMm) / xMm);
      const bend = Math.max(Math.abs(bounds.bend[0]), Math.abs(bounds.bend[1]));
      const off = Math.min((width * width * bend) / 8, straying(chord, low, high) * width) * yMm;
      // Beside a steep chord a curve is near to it, but may go on beyond its ends and turn there.
      const above = bounds.value[1] - Math.max(yFrom, yTo);
      const below = Math.min(yFrom, yTo) - bounds.value[0];
      const staysWithin = isMonotonous || Math.max(above, below) * yMm <= CHORD_MM;
      if (off <= CHORD_MM || (staysWithin && off / slant <= CHORD_MM)) {
        this.#chord(from, yFrom, to, yTo);
        return;
      }
    } else if (widthMm <= UPRIGHT_MM && !Number.isNaN(yFrom + yTo)) {
      this.#chord(from, this.#within(yFrom), to, this.#within(yTo));
      return;
    }
    const middle = (from + to) / 2;
    if (widthMm <= FINEST_MM / 16 || this.#cells > MOST_CELLS || !(middle > from && middle < to)) {
      this.#dense(from, yFrom, to, yTo);
      return;
    }
    const yMiddle = valueAt(this.tape, middle);
    this.#visit(from, yFrom, middle, yMiddle);
    this.#visit(middle, yMiddle, to, yTo);
  }

  /** A height that may be infinite, as one just outside of the window. */
  #within(y: number): number {
    const { yMin, yMax } = this.window;
    const margin = yMax - yMin;
    return Math.min(Math.max(y, yMin - margin), yMax + margin);
  }

  /** A cell in which the curve turns within less than can be printed: its lowest and its highest value. */
  #dense(from: number, yFrom: number, to: number, yTo: number): void {
    const inner: DataPoint[] = [];
    for (let part = 1; part < 8; part += 1) {
      const x = from + ((to - from) * part) / 8;
      const y = valueAt(this.tape, x);
      if (Number.isFinite(y)) inner.push({ x, y });
    }
    const start = Number.isFinite(yFrom) ? [{ x: from, y: yFrom }] : [];
    const end = Number.isFinite(yTo) ? [{ x: to, y: yTo }] : [];
    let before: DataPoint | undefined;
    for (const point of [...start, ...inner, ...end]) {
      if (before) this.#chord(before.x, before.y, point.x, point.y);
      before = point;
    }
  }

  /** Draws a chord, cut at the lower and upper edge of the window. */
  #chord(x1: number, y1: number, x2: number, y2: number): void {
    const { yMin, yMax } = this.window;
    const inside = (y: number): boolean => y >= yMin && y <= yMax;
    const cut = (y: number): DataPoint => ({ x: x1 + ((x2 - x1) * (y - y1)) / (y2 - y1), y });
    const crossings = [yMin, yMax]
      .filter((y) => (y1 < y && y2 > y) || (y1 > y && y2 < y))
      .map(cut)
      .sort((a, b) => a.x - b.x);
    const points = [
      ...(inside(y1) ? [{ x: x1, y: y1 }] : []),
      ...crossings,
      ...(inside(y2) ? [{ x: x2, y: y2 }] : []),
    ];
    const [first] = points;
    if (!inside(y1) || !first || !this.#continues(first)) this.#lift();
    for (const point of points) if (!this.#continues(point)) this.#line.push(point);
    if (!inside(y2)) this.#lift();
  }

  /** Whether a point is where the line ends. */
  #continues(point: DataPoint): boolean {
    const last = this.#line.at(-1);
    if (!last) return false;
    return last.x === point.x && Math.abs(last.y - point.y) * this.scale.yMm <= JOIN_MM;
  }
}

/**
 * How far a curve may be from its chord, for each unit of width, if its slope stays between two bounds: from the start it follows one
 * bound and to the end the other.
 */
function straying(chord: number, low: number, high: number): number {
  if (!(high > low)) return 0;
  const down = Math.max(0, chord - low);
  const up = Math.max(0, high - chord);
  if (!Number.isFinite(down)) return up;
  if (!Number.isFinite(up)) return down;
  return (down * up) / (down + up);
}

function heightOf(limit: Limit): number {
  if (limit.kind === 'finite') return limit.value;
  return limit.kind === 'infinite' ? limit.sign * Infinity : Number.NaN;
}
