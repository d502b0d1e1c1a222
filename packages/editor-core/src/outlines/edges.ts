import { type Box, boxCorners } from '../geometry/box.js';
import type { Polyline } from '../geometry/flatten.js';
import type { Point } from '../geometry/point.js';

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
  let from: Point | undefined;
  for (const to of points) {
    if (from) numbers.push(from.x, from.y, to.x, to.y, halfMm);
    from = to;
  }
  if (from && closed && points.length > 2) numbers.push(from.x, from.y, first.x, first.y, halfMm);
}

function boxOf(numbers: Float64Array): Box | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const at = (place: number) => numbers[place] ?? 0;
  for (let first = 0; first < numbers.length; first += EDGE_STRIDE) {
    const half = at(first + 4);
    left = Math.min(left, at(first) - half, at(first + 2) - half);
    right = Math.max(right, at(first) + half, at(first + 2) + half);
    top = Math.min(top, at(first + 1) - half, at(first + 3) - half);
    bottom = Math.max(bottom, at(first + 1) + half, at(first + 3) + half);
  }
  return numbers.length === 0 ? null : { x: left, y: top, width: right - left, height: bottom - top };
}

function asSet(packed: Float64Array): EdgeSet {
  return { packed, count: packed.length / EDGE_STRIDE, box: boxOf(packed) };
}

/** Packs the edges of `lines`. */
export function packEdges(lines: readonly EdgeLine[]): EdgeSet {
  const numbers: number[] = [];
  for (const line of lines) pushEdges(numbers, line);
  return asSet(new Float64Array(numbers));
}

/** The rim of `box`, as edges without width. */
export const boxEdges = (box: Box): EdgeSet =>
  packEdges([{ points: boxCorners(box), closed: true, halfMm: 0 }]);

/** The edges of both sets. */
export function joinEdges(one: EdgeSet, other: EdgeSet): EdgeSet {
  const packed = new Float64Array(one.packed.length + other.packed.length);
  packed.set(one.packed);
  packed.set(other.packed, one.packed.length);
  return asSet(packed);
}
