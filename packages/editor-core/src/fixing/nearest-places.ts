import { type Box, boxContains, growBox } from '../geometry/box.js';
import type { Point } from '../geometry/point.js';

/** Distance in mm of the ways that are tried. */
const STEP_MM = 1;

/** What a way both across and down counts more than one along a row or a column, in mm. */
const ASLANT_MM = 1;

/** Ways that lead to places closer than this, in mm, are one: where one does not help, neither will the other. */
const APART_MM = 5;

let known: { readonly reachMm: number; readonly ways: readonly Point[] } | undefined;

/** All ways of whole steps up to `reachMm`, the shortest first. Kept for the next time: a page asks many times. */
function waysUpTo(reachMm: number): readonly Point[] {
  if (known?.reachMm === reachMm) return known.ways;
  const steps = Math.floor(reachMm / STEP_MM);
  const side = Array.from({ length: 2 * steps + 1 }, (_, at) => (at - steps) * STEP_MM);
  const costOf = ({ x, y }: Point) => Math.hypot(x, y) + (x !== 0 && y !== 0 ? ASLANT_MM : 0);
  const ways = side
    .flatMap((y) => side.map((x) => ({ x, y })))
    .filter((way) => Math.hypot(way.x, way.y) <= reachMm)
    .map((way) => ({ way, cost: costOf(way) }))
    .toSorted((one, other) => one.cost - other.cost)
    .map(({ way }) => way);
  known = { reachMm, ways };
  return ways;
}

/** What a place has to keep to: the area, and a gap in mm to all that is taken. */
export interface Room {
  readonly area: Box;
  readonly gapMm: number;
  readonly isFree: (box: Box) => boolean;
}

/**
 * Ways of at most `reachMm` from where `box` lies to places in which it has room, the shortest first and `most` of them, each to another
 * part of the page. Page mm.
 */
export function nearestPlaces(
  box: Box,
  { area, gapMm, isFree }: Room,
  { reachMm, most }: { readonly reachMm: number; readonly most: number },
): readonly Point[] {
  const found: Point[] = [];
  for (const way of waysUpTo(reachMm)) {
    if (found.length === most) break;
    const there = { ...box, x: box.x + way.x, y: box.y + way.y };
    if (!boxContains(area, there) || !isFree(growBox(there, gapMm))) continue;
    if (found.some(({ x, y }) => Math.hypot(way.x - x, way.y - y) < APART_MM)) continue;
    found.push(way);
  }
  return found;
}
