import type { Box } from './box.js';
import type { Point } from './point.js';

/**
 * Where on the way from `a` to `b`, as shares of it from 0 to 1, the segment enters and leaves `box` (Liang and Barsky), edges included;
 * undefined where it runs beside it.
 */
export function segmentInBox(a: Point, b: Point, box: Box): readonly [number, number] | undefined {
  let [enters, leaves] = [0, 1];
  for (const [at, by, low, size] of [
    [a.x, b.x - a.x, box.x, box.width],
    [a.y, b.y - a.y, box.y, box.height],
  ] as const) {
    if (by === 0 && (at < low || at > low + size)) return undefined;
    if (by === 0) continue;
    const [near, far] = by < 0 ? [low + size, low] : [low, low + size];
    enters = Math.max(enters, (near - at) / by);
    leaves = Math.min(leaves, (far - at) / by);
  }
  return enters <= leaves ? [enters, leaves] : undefined;
}
