import type { Point } from '../geometry/point.js';
import { EDGE_STRIDE, type EdgeSet } from './edges.js';

/** Where two sets of edges come closest, in page mm; touching and crossing ones are 0 apart. */
export interface Nearest {
  readonly distanceMm: number;
  readonly from: Point;
  readonly to: Point;
}

/** Gaps smaller than this, in mm, are none: chords stray so far from the curves that they stand for. */
export const TOUCH_MM = 0.05;

/** The closest place so far; distances count between the rims of what is drawn. */
interface Search {
  best: number;
  found: boolean;
  ax: number;
  ay: number;
  bx: number;
  by: number;
}

/** Offers the distance of a point from an edge; `reach` is what both widths take off it. */
function offer(s: Search, reach: number, px: number, py: number, e: Float64Array, at: number): void {
  const x = e[at] ?? 0;
  const y = e[at + 1] ?? 0;
  const dx = (e[at + 2] ?? 0) - x;
  const dy = (e[at + 3] ?? 0) - y;
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : ((px - x) * dx + (py - y) * dy) / squared;
  const t = along < 0 ? 0 : along > 1 ? 1 : along;
  const qx = x + dx * t;
  const qy = y + dy * t;
  const apart = Math.sqrt((px - qx) * (px - qx) + (py - qy) * (py - qy)) - reach;
  if (apart >= s.best) return;
  s.best = apart;
  s.found = true;
  s.ax = px;
  s.ay = py;
  s.bx = qx;
  s.by = qy;
}

/** Whether the edge at `i` lies so far from the one at `j`, axis by axis, that it cannot beat `within`. */
function areApart(a: Float64Array, i: number, b: Float64Array, j: number, within: number): boolean {
  const ax1 = a[i] ?? 0;
  const ax2 = a[i + 2] ?? 0;
  const bx1 = b[j] ?? 0;
  const bx2 = b[j + 2] ?? 0;
  if (ax1 < bx1 - within && ax1 < bx2 - within && ax2 < bx1 - within && ax2 < bx2 - within) return true;
  if (ax1 > bx1 + within && ax1 > bx2 + within && ax2 > bx1 + within && ax2 > bx2 + within) return true;
  const ay1 = a[i + 1] ?? 0;
  const ay2 = a[i + 3] ?? 0;
  const by1 = b[j + 1] ?? 0;
  const by2 = b[j + 3] ?? 0;
  if (ay1 < by1 - within && ay1 < by2 - within && ay2 < by1 - within && ay2 < by2 - within) return true;
  return ay1 > by1 + within && ay1 > by2 + within && ay2 > by1 + within && ay2 > by2 + within;
}

/** On which side of the edge at `at` a point lies: positive to its left on a page whose y points down. */
function side(e: Float64Array, at: number, px: number, py: number): number {
  const x = e[at] ?? 0;
  const y = e[at + 1] ?? 0;
  return ((e[at + 2] ?? 0) - x) * (py - y) - ((e[at + 3] ?? 0) - y) * (px - x);
}

function doCross(a: Float64Array, i: number, b: Float64Array, j: number): boolean {
  const one = side(a, i, b[j] ?? 0, b[j + 1] ?? 0);
  const two = side(a, i, b[j + 2] ?? 0, b[j + 3] ?? 0);
  if (one > 0 === two > 0 || one === two) return false;
  const three = side(b, j, a[i] ?? 0, a[i + 1] ?? 0);
  const four = side(b, j, a[i + 2] ?? 0, a[i + 3] ?? 0);
  return three > 0 !== four > 0 && three !== four;
}

function compare(s: Search, a: Float64Array, i: number, b: Float64Array, j: number): void {
  const reach = (a[i + 4] ?? 0) + (b[j + 4] ?? 0);
  if (areApart(a, i, b, j, s.best + reach)) return;
  if (doCross(a, i, b, j)) {
    const [one, two] = [side(b, j, a[i] ?? 0, a[i + 1] ?? 0), side(b, j, a[i + 2] ?? 0, a[i + 3] ?? 0)];
    const t = one / (one - two);
    const x = (a[i] ?? 0) + ((a[i + 2] ?? 0) - (a[i] ?? 0)) * t;
    const y = (a[i + 1] ?? 0) + ((a[i + 3] ?? 0) - (a[i + 1] ?? 0)) * t;
    Object.assign(s, { best: -reach, found: true, ax: x, ay: y, bx: x, by: y });
    return;
  }
  offer(s, reach, a[i] ?? 0, a[i + 1] ?? 0, b, j);
  offer(s, reach, a[i + 2] ?? 0, a[i + 3] ?? 0, b, j);
  offer(s, reach, b[j] ?? 0, b[j + 1] ?? 0, a, i);
  offer(s, reach, b[j + 2] ?? 0, b[j + 3] ?? 0, a, i);
}

/** Offsets of the edges of `edges` that come within `withinMm` of the box of `other`. */
function edgesNear(edges: EdgeSet, other: EdgeSet, withinMm: number): readonly number[] {
  const { packed } = edges;
  const box = other.box;
  const near: number[] = [];
  if (!box) return near;
  for (let at = 0; at < packed.length; at += EDGE_STRIDE) {
    const reach = withinMm + (packed[at + 4] ?? 0);
    const x1 = packed[at] ?? 0;
    const y1 = packed[at + 1] ?? 0;
    const x2 = packed[at + 2] ?? 0;
    const y2 = packed[at + 3] ?? 0;
    if (Math.max(x1, x2) + reach < box.x || Math.min(x1, x2) - reach > box.x + box.width) continue;
    if (Math.max(y1, y2) + reach < box.y || Math.min(y1, y2) - reach > box.y + box.height) continue;
    near.push(at);
  }
  return near;
}

/** Where `a` and `b` come closest, when that is nearer than `withinMm`, between the rims of what is drawn; else null. */
export function nearestEdges(a: EdgeSet, b: EdgeSet, withinMm: number): Nearest | null {
  const search: Search = { best: withinMm, found: false, ax: 0, ay: 0, bx: 0, by: 0 };
  const others = edgesNear(b, a, withinMm);
  if (others.length === 0) return null;
  for (const i of edgesNear(a, b, withinMm)) {
    for (const j of others) compare(search, a.packed, i, b.packed, j);
    if (search.best <= 0) break;
  }
  if (!search.found) return null;
  const { ax, ay, bx, by } = search;
  return { distanceMm: Math.max(0, search.best), from: { x: ax, y: ay }, to: { x: bx, y: by } };
}
