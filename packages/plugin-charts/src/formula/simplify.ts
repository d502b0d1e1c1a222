import type { DataPoint } from './syntax.js';

/**
 * The line through fewer of its points, none of which left out lies farther than `tolerance` from it (Ramer, Douglas and Peucker).
 * `xScale` and `yScale` bring data to the unit of the tolerance.
 */
export function simplifyLine(
  points: readonly DataPoint[],
  xScale: number,
  yScale: number,
  tolerance: number,
): readonly DataPoint[] {
  if (points.length < 3) return points;
  const kept = new Uint8Array(points.length);
  kept[0] = 1;
  kept[points.length - 1] = 1;
  const open: (readonly [number, number])[] = [[0, points.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    const a = points[from];
    const b = points[to];
    if (!a || !b) continue;
    let farthest = -1;
    let most = tolerance;
    for (let index = from + 1; index < to; index += 1) {
      const point = points[index];
      if (!point) continue;
      const distance = distanceToSegment(point, a, b, xScale, yScale);
      if (distance > most) {
        most = distance;
        farthest = index;
      }
    }
    if (farthest < 0) continue;
    kept[farthest] = 1;
    open.push([from, farthest], [farthest, to]);
  }
  return points.filter((_, index) => kept[index] === 1);
}

function distanceToSegment(
  point: DataPoint,
  a: DataPoint,
  b: DataPoint,
  xScale: number,
  yScale: number,
): number {
  const dx = (b.x - a.x) * xScale;
  const dy = (b.y - a.y) * yScale;
  const px = (point.x - a.x) * xScale;
  const py = (point.y - a.y) * yScale;
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
  return Math.hypot(px - along * dx, py - along * dy);
}
