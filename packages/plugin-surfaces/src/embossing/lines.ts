import { distance, type Point, type Polyline } from '@tastwerk/editor-core/geometry';
import type { Stroke } from '@tastwerk/editor-core/scene';
import { indexAt, type Place } from './dot-grid.js';

/** Shares of a line that differ by less are the same: it runs through a corner of squares. */
const SAME_SHARE = 1e-9;

/** A turn from which a line has a corner, as the cosine of 45 degrees. Less belongs to a curve. */
const CORNER_COSINE = Math.SQRT1_2;

/** A dot of a line. */
interface ChainDot extends Place {
  /** Whether the line turns sharply here: such a dot stays where a curve would be rounded. */
  isCorner: boolean;
  /** How far the line runs in the square of the dot, in steps: how much the dot belongs to the line. */
  steps: number;
}

function isCorner(before: Point | undefined, at: Point, after: Point | undefined): boolean {
  if (!before || !after) return true;
  const [inX, inY, outX, outY] = [at.x - before.x, at.y - before.y, after.x - at.x, after.y - at.y];
  const lengths = Math.hypot(inX, inY) * Math.hypot(outX, outY);
  return lengths > 0 && inX * outX + inY * outY < CORNER_COSINE * lengths;
}

/** The dots whose squares a line passes, one after the other. */
class Chain {
  readonly dots: ChainDot[] = [];

  /** Goes on to a square, or on in the one that was reached. */
  reach(column: number, row: number, steps: number): ChainDot {
    const last = this.dots.at(-1);
    if (last?.column === column && last.row === row) {
      last.steps += steps;
      return last;
    }
    const dot = { column, row, isCorner: false, steps };
    this.dots.push(dot);
    return dot;
  }

  /** Passes the squares of a straight line from border to border, and answers with the last. Through a corner of squares it goes at once. */
  run(from: Point, to: Point, stepMm: number): ChainDot {
    let [column, row] = [indexAt(from.x, stepMm), indexAt(from.y, stepMm)];
    const [lastColumn, lastRow] = [indexAt(to.x, stepMm), indexAt(to.y, stepMm)];
    const length = distance(from, to) / stepMm;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    let passed = 0;
    while (column !== lastColumn || row !== lastRow) {
      const borderX = column === lastColumn ? Infinity : ((column + (dx > 0 ? 1 : 0)) * stepMm - from.x) / dx;
      const borderY = row === lastRow ? Infinity : ((row + (dy > 0 ? 1 : 0)) * stepMm - from.y) / dy;
      const border = Math.min(borderX, borderY);
      this.reach(column, row, Math.max(0, border - passed) * length);
      passed = Math.max(passed, border);
      if (borderX <= border + SAME_SHARE) column += Math.sign(dx);
      if (borderY <= border + SAME_SHARE) row += Math.sign(dy);
    }
    return this.reach(column, row, Math.max(0, 1 - passed) * length);
  }
}

/** The dots that a line passes, neighbours sharing a side or a corner; the first of a closed line is not repeated. */
function passedDots({ points, closed }: Polyline, stepMm: number): readonly ChainDot[] {
  const chain = new Chain();
  const path = closed && points[0] ? [...points, points[0]] : points;
  path.forEach((to, index) => {
    const from = path[index - 1];
    const dot = chain.run(from ?? to, to, stepMm);
    const isSeam = closed && (index === 0 || index === path.length - 1);
    const [before, after] = isSeam ? [points.at(-1), points[1]] : [from, path[index + 1]];
    if (isCorner(before, to, after)) dot.isCorner = true;
  });
  const { dots } = chain;
  const [first, last] = [dots[0], dots.at(-1)];
  const isRepeated = closed && dots.length > 1 && first?.column === last?.column && first?.row === last?.row;
  return isRepeated ? dots.slice(0, -1) : dots;
}

const touchesByCorner = (one: Place, other: Place): boolean =>
  Math.abs(one.column - other.column) === 1 && Math.abs(one.row - other.row) === 1;

/** The dot at an index of a chain, which goes on at its other end where it is closed. */
const dotAt = <Dot extends Place>(chain: readonly Dot[], index: number, closed: boolean): Dot | undefined =>
  closed ? chain.at(index % chain.length) : chain[index];

/**
 * `chain` without the dots at steps of a slanted line, so that it is one dot wide everywhere; corners of the drawing stay. Of the two dots of a
 * step the one goes that belongs less to the line.
 */
function oneDotWide(chain: readonly ChainDot[], closed: boolean): readonly ChainDot[] {
  const kept: ChainDot[] = [];
  chain.forEach((dot, index) => {
    const before = kept.at(-1) ?? dotAt(chain, -1, closed);
    const [after, behind] = [dotAt(chain, index + 1, closed), dotAt(chain, index + 2, closed)];
    const isStep = !dot.isCorner && before && after && touchesByCorner(before, after);
    const nextGoes =
      isStep && !after.isCorner && behind && touchesByCorner(dot, behind) && after.steps < dot.steps;
    if (!isStep || nextGoes) kept.push(dot);
  });
  return kept;
}

/** `chain` without single dots that stand out of a level or upright part: where a curve turns back just behind the border of two dots. */
function withoutBumps(chain: readonly ChainDot[], closed: boolean): readonly Place[] {
  return chain.map((dot, index) => {
    const [before, after] = [dotAt(chain, index - 1, closed), dotAt(chain, index + 1, closed)];
    if (dot.isCorner || !before || !after) return dot;
    const isLevel = before.row === after.row && Math.abs(before.column - after.column) === 2;
    const isUpright = before.column === after.column && Math.abs(before.row - after.row) === 2;
    return {
      column: isUpright ? before.column : dot.column,
      row: isLevel ? before.row : dot.row,
    };
  });
}

/** How wide a line of `widthMm` is in dots: at least one. */
export function dotsAcross(widthMm: number, stepMm: number): number {
  return Math.max(1, Math.round(widthMm / stepMm));
}

/** The dots of a brush `across` dots wide, about its upper left one: a disc as far as dots allow. */
function brushOf(across: number): readonly Place[] {
  const middle = (across - 1) / 2;
  return Array.from({ length: across * across }, (_, index) => ({
    column: index % across,
    row: Math.floor(index / across),
  })).filter(({ column, row }) => Math.hypot(column - middle, row - middle) <= across / 2);
}

/** Which dots of a dashed line are raised: `on` of each `period`, counted in dots, so that dashes and gaps are all the same. */
function dashesOf(
  dashMm: readonly number[] | undefined,
  across: number,
  stepMm: number,
): { readonly on: number; readonly period: number } {
  const [dash = 0, gap = 0] = dashMm ?? [];
  if (dash + gap === 0) return { on: 1, period: 1 };
  const period = Math.max(across + 1, Math.round((dash + gap) / stepMm));
  // The brush makes a dash longer by its width.
  const on = Math.max(1, Math.min(period - across, Math.round(dash / stepMm) - (across - 1)));
  return { on, period };
}

/** The dots of a line along `piece`, as wide everywhere as its width in dots. */
export function* lineDots(
  piece: Polyline,
  { widthMm, dashMm }: Pick<Stroke, 'widthMm' | 'dashMm'>,
  stepMm: number,
): Generator<Place> {
  const across = dotsAcross(widthMm, stepMm);
  const backMm = ((across - 1) / 2) * stepMm;
  const points = piece.points.map(({ x, y }) => ({ x: x - backMm, y: y - backMm }));
  const { closed } = piece;
  const chain = withoutBumps(oneDotWide(passedDots({ points, closed }, stepMm), closed), closed);
  const brush = brushOf(across);
  const { on, period } = dashesOf(dashMm, across, stepMm);
  for (const [index, { column, row }] of chain.entries()) {
    if (index % period >= on) continue;
    for (const part of brush) yield { column: column + part.column, row: row + part.row };
  }
}
