import type { Point } from '../geometry/point.js';
import { EDGE_STRIDE, type EdgeSet } from '../outlines/edges.js';

/** Where two lines cross, in page mm, and at which angle: 0 to 90 degrees. */
export interface Crossing {
  readonly at: Point;
  readonly degrees: number;
}

interface Edge {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

function edgesOf({ packed }: EdgeSet): readonly Edge[] {
  const at = (place: number) => packed[place] ?? 0;
  return Array.from({ length: packed.length / EDGE_STRIDE }, (_, index) => {
    const first = index * EDGE_STRIDE;
    const [x, y] = [at(first), at(first + 1)];
    return { x, y, dx: at(first + 2) - x, dy: at(first + 3) - y };
  });
}

/** Parts of a length, at either end of an edge, that do not count: lines that end on each other join, they do not cross. */
const END = 1e-3;

function crossingOf(a: Edge, b: Edge): Crossing | null {
  const cross = a.dx * b.dy - a.dy * b.dx;
  if (cross === 0) return null;
  const along = ((b.x - a.x) * b.dy - (b.y - a.y) * b.dx) / cross;
  const other = ((b.x - a.x) * a.dy - (b.y - a.y) * a.dx) / cross;
  if (Math.min(along, other) < END || Math.max(along, other) > 1 - END) return null;
  const dot = Math.abs(a.dx * b.dx + a.dy * b.dy);
  const degrees = (Math.atan2(Math.abs(cross), dot) * 180) / Math.PI;
  return { at: { x: a.x + a.dx * along, y: a.y + a.dy * along }, degrees };
}

/** Where the lines of `a` and `b` cross at the smallest angle; null where they cross nowhere. */
export function sharpestCrossing(a: EdgeSet, b: EdgeSet): Crossing | null {
  const others = edgesOf(b);
  let sharpest: Crossing | null = null;
  for (const edge of edgesOf(a)) {
    for (const other of others) {
      const found = crossingOf(edge, other);
      if (found && (!sharpest || found.degrees < sharpest.degrees)) sharpest = found;
    }
  }
  return sharpest;
}
