import {
  type Box,
  distance,
  growBox,
  interpolate,
  type Point,
  segmentToSegment,
} from '@tastwerk/editor-core/geometry';
import { lengthOf } from './geometry.js';

/** A straight part of something that swells, with half its width. */
export interface Stroke {
  readonly a: Point;
  readonly b: Point;
  readonly halfMm: number;
}

/** A piece of a help line. */
interface Piece {
  readonly points: readonly Point[];
  readonly halfMm: number;
}

/** Gaps smaller than this, in mm, are none. */
const TOUCH_MM = 0.05;
/** Side of the boxes that stand for a slanting line, in mm. */
const STEP_MM = 2;

/** Boxes that hold all within `byMm` of the line between two points. */
export function boxesAlong(from: Point, to: Point, byMm: number): readonly Box[] {
  const steps = Math.ceil(distance(from, to) / STEP_MM);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const at = interpolate(from, to, step / Math.max(1, steps));
    return growBox({ x: at.x, y: at.y, width: 0, height: 0 }, byMm);
  });
}

const strokesOf = ({ points, halfMm }: Piece): readonly Stroke[] =>
  points.slice(1).map((b, index) => ({ a: points[index] ?? b, b, halfMm }));

/** The gap between lines; only exact where it is less than `withinMm`. */
function gapBetween(one: readonly Stroke[], other: readonly Stroke[], withinMm: number): number {
  let least = Infinity;
  for (const { a, b, halfMm } of one) {
    for (const { a: c, b: d, halfMm: otherMm } of other) {
      const reach = withinMm + halfMm + otherMm;
      if (Math.min(a.x, b.x) - Math.max(c.x, d.x) > reach || Math.min(c.x, d.x) - Math.max(a.x, b.x) > reach)
        continue;
      if (Math.min(a.y, b.y) - Math.max(c.y, d.y) > reach || Math.min(c.y, d.y) - Math.max(a.y, b.y) > reach)
        continue;
      least = Math.min(least, segmentToSegment(a, b, c, d) - halfMm - otherMm);
    }
  }
  return least;
}

/**
 * Those of `pieces` that keep `gapMm` away from everything to which they are not connected, directly or through others: the rest of a line
 * that a label has cut off would otherwise be felt as a separate element close beside them.
 */
export function piecesApart<P extends Piece>(
  pieces: readonly P[],
  marks: readonly Stroke[],
  gapMm: number,
): readonly P[] {
  if (pieces.length === 0) return pieces;
  const parts = [...pieces.map(strokesOf), ...marks.map((mark) => [mark])];
  const close: { readonly one: number; readonly other: number; readonly gap: number }[] = [];
  parts.forEach((part, one) => {
    for (let other = one + 1; other < parts.length; other += 1) {
      const gap = gapBetween(part, parts[other] ?? [], gapMm);
      if (gap < gapMm) close.push({ one, other, gap });
    }
  });
  const dropped = new Set<number>();
  for (;;) {
    const left = close.filter(({ one, other }) => !dropped.has(one) && !dropped.has(other));
    const group = parts.map((_, index) => index);
    const find = (index: number): number => {
      let at = index;
      while (group[at] !== at) at = group[at] ?? at;
      return at;
    };
    for (const { one, other, gap } of left) if (gap <= TOUCH_MM) group[find(one)] = find(other);
    const apart = left
      .filter(({ one, other, gap }) => gap > TOUCH_MM && find(one) !== find(other))
      .flatMap(({ one, other }) => [one, other].filter((index) => index < pieces.length));
    const [shortest] = apart.toSorted(
      (a, b) => lengthOf(pieces[a]?.points ?? []) - lengthOf(pieces[b]?.points ?? []),
    );
    if (shortest === undefined) return pieces.filter((_, index) => !dropped.has(index));
    dropped.add(shortest);
  }
}
