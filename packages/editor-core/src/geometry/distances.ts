import { type Box, boxCorners } from './box.js';
import { distanceToSegment } from './nearness.js';
import type { Point } from './point.js';
import { segmentInBox } from './segment-in-box.js';

/** Distance of `point` from `box`; 0 inside. */
export const distanceToBox = ({ x, y }: Point, box: Box): number =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));

/** Distance of the segment `a`-`b` from `box`; 0 where they meet. */
export function segmentToBox(a: Point, b: Point, box: Box): number {
  if (segmentInBox(a, b, box)) return 0;
  const corners = boxCorners(box).map((corner) => distanceToSegment(corner, a, b));
  return Math.min(distanceToBox(a, box), distanceToBox(b, box), ...corners);
}

/** Distance of two boxes; 0 where they meet. */
export const boxToBox = (a: Box, b: Box): number =>
  Math.hypot(
    Math.max(a.x - b.x - b.width, 0, b.x - a.x - a.width),
    Math.max(a.y - b.y - b.height, 0, b.y - a.y - a.height),
  );

/** Distance of two segments; 0 where they cross. */
export function segmentToSegment(a: Point, b: Point, c: Point, d: Point): number {
  const side = (from: Point, to: Point, at: Point) =>
    Math.sign((to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x));
  if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) return 0;
  return Math.min(
    distanceToSegment(a, c, d),
    distanceToSegment(b, c, d),
    distanceToSegment(c, a, b),
    distanceToSegment(d, a, b),
  );
}
