import type { Polyline } from './flatten.js';

/** Sides of a rectangle bend by less than this share of its longer side. */
const EVEN_SHARE = 0.02;

/** Whether an outline is one closed rectangle with level and upright sides. */
export function isLevelBox([piece, other]: readonly Polyline[]): boolean {
  if (!piece?.closed || other) return false;
  const { points } = piece;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const [shorter, longer] = [right - left, bottom - top].toSorted((one, other) => one - other);
  const tolerance = Math.min(EVEN_SHARE * (longer ?? 0), (shorter ?? 0) / 4);
  const isAt = (one: number, side: number) => Math.abs(one - side) <= tolerance;
  const isOnSide = points.every(
    ({ x, y }) => isAt(x, left) || isAt(x, right) || isAt(y, top) || isAt(y, bottom),
  );
  const hasCorner = (cornerX: number, cornerY: number) =>
    points.some(({ x, y }) => isAt(x, cornerX) && isAt(y, cornerY));
  return (
    isOnSide &&
    hasCorner(left, top) &&
    hasCorner(right, top) &&
    hasCorner(left, bottom) &&
    hasCorner(right, bottom)
  );
}
