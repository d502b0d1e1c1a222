import type { Polyline } from './flatten.js';
import { distance, interpolate, type Point } from './point.js';

/** How far along the segment `a`-`b`, from 0 to 1, its place nearest to `point` lies. */
export function nearestAlongSegment(point: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const squared = dx * dx + dy * dy;
  if (squared === 0) return 0;
  return Math.min(1, Math.max(0, ((point.x - a.x) * dx + (point.y - a.y) * dy) / squared));
}

function nearestOnSegment(point: Point, a: Point, b: Point): Point {
  return interpolate(a, b, nearestAlongSegment(point, a, b));
}

/** Distance of `point` from the segment `a`-`b` in mm. */
export function distanceToSegment(point: Point, a: Point, b: Point): number {
  return distance(point, nearestOnSegment(point, a, b));
}

/** The segments of a polyline in order, with the one that closes it when it is closed or `close` asks for it. */
export function* segmentsOf(
  { points, closed }: Polyline,
  close: boolean,
): Generator<readonly [Point, Point]> {
  let from: Point | undefined;
  for (const to of points) {
    if (from) yield [from, to];
    from = to;
  }
  const first = points[0];
  if (from && first && (closed || close)) yield [from, first];
}

/** The drawn point that is nearest to `point`; undefined when nothing is drawn. */
export function nearestOnOutline(point: Point, pieces: readonly Polyline[]): Point | undefined {
  let nearest: Point | undefined;
  let leastSquared = Infinity;
  // Asked for every place that a label may have: without objects for the segments.
  const consider = (a: Point, b: Point) => {
    const share = nearestAlongSegment(point, a, b);
    const [x, y] = [a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share];
    const squared = (x - point.x) ** 2 + (y - point.y) ** 2;
    if (squared >= leastSquared) return;
    leastSquared = squared;
    nearest = { x, y };
  };
  for (const { points, closed } of pieces) {
    let from = closed || points.length === 1 ? points.at(-1) : undefined;
    for (const to of points) {
      if (from) consider(from, to);
      from = to;
    }
  }
  return nearest;
}

/** Distance of `point` from the nearest drawn segment in mm; infinite when there is none. */
export function distanceToOutline(point: Point, pieces: readonly Polyline[]): number {
  const nearest = nearestOnOutline(point, pieces);
  return nearest ? distance(point, nearest) : Infinity;
}

/** Whether `point` lies inside by the non-zero winding rule; open pieces count as closed, as fills do. */
export function isInside(point: Point, pieces: readonly Polyline[]): boolean {
  let winding = 0;
  for (const { points } of pieces) {
    let a = points.at(-1);
    for (const b of points) {
      if (a && a.y <= point.y !== b.y <= point.y) {
        const side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y);
        if (a.y <= point.y) {
          if (side > 0) winding += 1;
        } else if (side < 0) winding -= 1;
      }
      a = b;
    }
  }
  return winding !== 0;
}
