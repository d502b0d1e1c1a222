import type { Polyline } from '../geometry/flatten.js';
import type { Point } from '../geometry/point.js';

/** The unit vector that stands upright on the way from `from` to `to`; none for a way without length. */
function normalOf(from: Point, to: Point): Point | undefined {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return undefined;
  return { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
}

/** The corner at `point` between `before` and `after`, moved by `byMm` along both normals. */
function mitre(before: Point, point: Point, after: Point, byMm: number): Point {
  const first = normalOf(before, point);
  const second = normalOf(point, after);
  if (!first || !second) return point;
  const reach = byMm / (1 + first.x * second.x + first.y * second.y);
  return { x: point.x + (first.x + second.x) * reach, y: point.y + (first.y + second.y) * reach };
}

/** The two edges of a stroke of `halfMm` to each side along a closed polygon whose corners are mitred. */
export function mitredRing({ points }: Polyline, halfMm: number): readonly Polyline[] {
  const moved = (byMm: number): Polyline => ({
    closed: true,
    points: points.map((point, index) => {
      const before = points.at(index - 1) ?? point;
      const after = points[(index + 1) % points.length] ?? point;
      return mitre(before, point, after, byMm);
    }),
  });
  return [moved(halfMm), moved(-halfMm)];
}
