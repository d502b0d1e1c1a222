import { distanceToSegment } from '@tastwerk/editor-core/geometry';
import { gaussianWeights } from './grey-field.js';

/** A place in px of the picture. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Places in order; closed where the last is followed by the first. */
export interface Line {
  readonly points: readonly Place[];
  readonly closed: boolean;
}

/** `line`, whose places lie about a px apart, without what trembles over less than `sigma` px. The ends of an open one stay. */
export function calmLine({ points, closed }: Line, sigma: number): Line {
  const last = points.length - 1;
  const weights = gaussianWeights(sigma);
  const at = (index: number, from: number): Place | undefined => {
    if (closed) return points.at(index % points.length);
    if (index >= 0 && index <= last) return points[index];
    // Beyond an end the line goes on as its mirror image about the end, which so keeps its place.
    const [end, mirrored] =
      index < 0 ? [points[0], points[-index]] : [points[last], points[2 * last - index]];
    return end && mirrored ? { x: 2 * end.x - mirrored.x, y: 2 * end.y - mirrored.y } : points[from];
  };
  const calm = points.map((point, index) => {
    let [x, y] = [0, 0];
    for (let away = 0; away < weights.length; away += 1) {
      for (const other of away === 0 ? [point] : [at(index - away, index), at(index + away, index)]) {
        x += (weights[away] ?? 0) * (other?.x ?? point.x);
        y += (weights[away] ?? 0) * (other?.y ?? point.y);
      }
    }
    return { x, y };
  });
  return { points: calm, closed };
}

/** Marks the places between `from` and `to` that a line needs to stay within `tolerance` (Douglas and Peucker 1973). */
function markNeeded(
  points: readonly Place[],
  from: number,
  to: number,
  tolerance: number,
  needed: Set<number>,
) {
  const waiting = [[from, to] as const];
  for (let span = waiting.pop(); span; span = waiting.pop()) {
    const [start, end] = span;
    const [a, b] = [points[start], points[end]];
    if (!a || !b) continue;
    let [farthest, most] = [start, tolerance];
    for (let index = start + 1; index < end; index += 1) {
      const point = points[index];
      const away = point ? distanceToSegment(point, a, b) : 0;
      if (away > most) [farthest, most] = [index, away];
    }
    if (farthest === start) continue;
    needed.add(farthest);
    waiting.push([start, farthest], [farthest, end]);
  }
}

/** The place of `points` that is farthest from the one at `from`. */
function farthestFrom(points: readonly Place[], from: number): number {
  const start = points[from];
  let [farthest, most] = [from, -1];
  points.forEach(({ x, y }, index) => {
    const away = start ? Math.hypot(x - start.x, y - start.y) : 0;
    if (away > most) [farthest, most] = [index, away];
  });
  return farthest;
}

/** `line` with no more places than it needs to stay within `tolerance` px of what it was. */
export function simpleLine({ points, closed }: Line, tolerance: number): Line {
  if (points.length < 3) return { points, closed };
  // The two ends of a closed line's longest chord stay: on whichever place it begins, it becomes the same.
  const one = closed ? farthestFrom(points, 0) : 0;
  const turned = closed
    ? [...points.slice(one), ...points.slice(0, one), ...points.slice(one, one + 1)]
    : points;
  const last = turned.length - 1;
  const middle = closed ? farthestFrom(turned, 0) : last;
  const needed = new Set([0, middle, last]);
  markNeeded(turned, 0, middle, tolerance, needed);
  if (middle < last) markNeeded(turned, middle, last, tolerance, needed);
  const kept = turned.filter((_, index) => needed.has(index));
  return { points: closed ? kept.slice(0, -1) : kept, closed };
}
