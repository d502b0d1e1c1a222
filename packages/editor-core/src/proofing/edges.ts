import type { Box } from '../geometry/box.js';
import type { Polyline } from '../geometry/flatten.js';

/** Chords with half the width of what is drawn along them, in mm. */
export interface EdgeLine extends Polyline {
  readonly halfMm: number;
}

/** Numbers that one edge takes in `EdgeSet.packed`. */
export const EDGE_STRIDE = 5;

/** Straight edges packed as x1, y1, x2, y2 and half a width, in page mm, so that many are compared without an object each. */
export interface EdgeSet {
  readonly packed: Float64Array;
  readonly count: number;
  /** The box around all edges with their widths; null when there are none. */
  readonly box: Box | null;
}

/** The edges of one line one after another; a single point is an edge without length. */
function pushEdges(numbers: number[], { points, closed, halfMm }: EdgeLine): void {
  const [first] = points;
  if (!first) return;
  if (points.length === 1) numbers.push(first.x, first.y, first.x, first.y, halfMm);
  let from = first;
  for (const to of points.slice(1)) {
    numbers.push(from.x, from.y, to.x, to.y, halfMm);
    from = to;
  }
  if (closed && points.length > 2) numbers.push(from.x, from.y, first.x, first.y, halfMm);
}

function boxOf(numbers: readonly number[]): Box | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < numbers.length; at += EDGE_STRIDE) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, half = 0] = numbers.slice(at, at + EDGE_STRIDE);
    left = Math.min(left, x1 - half, x2 - half);
    right = Math.max(right, x1 + half, x2 + half);
    top = Math.min(top, y1 - half, y2 - half);
    bottom = Math.max(bottom, y1 + half, y2 + half);
  }
  return numbers.length === 0 ? null : { x: left, y: top, width: right - left, height: bottom - top };
}

/** Packs the edges of `lines`. */
export function packEdges(lines: readonly EdgeLine[]): EdgeSet {
  const numbers: number[] = [];
  for (const line of lines) pushEdges(numbers, line);
  return { packed: Float64Array.from(numbers), count: numbers.length / EDGE_STRIDE, box: boxOf(numbers) };
}
