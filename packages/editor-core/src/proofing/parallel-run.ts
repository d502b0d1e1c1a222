import { interpolate, type Point } from '../geometry/point.js';
import { degToRad } from '../geometry/units.js';
import { EDGE_STRIDE, type EdgeSet } from '../outlines/edges.js';
import type { Nearest } from '../outlines/nearest-edges.js';

/** How far two lines run beside each other, in mm, and where they come closest on the way. */
export interface ParallelRun {
  readonly lengthMm: number;
  readonly nearest: Nearest;
  /** Widest gap along the run. */
  readonly widestMm: number;
}

/** Lines that meet at less than this angle are felt as one beside the other (field notes 2.2, rule crossing). */
const PARALLEL_DEGREES = 20;

const SAME_WAY = Math.cos(degToRad(PARALLEL_DEGREES));

/** Distance of the places along a line at which the gap to the other is measured, in mm. */
const STEP_MM = 1;

interface Edge {
  readonly from: Point;
  readonly to: Point;
  readonly halfMm: number;
  readonly lengthMm: number;
}

function edgesOf({ packed }: EdgeSet): readonly Edge[] {
  const edges: Edge[] = [];
  for (let at = 0; at < packed.length; at += EDGE_STRIDE) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, halfMm = 0] = packed.subarray(at, at + EDGE_STRIDE);
    const lengthMm = Math.hypot(x2 - x1, y2 - y1);
    if (lengthMm > 0) edges.push({ from: { x: x1, y: y1 }, to: { x: x2, y: y2 }, halfMm, lengthMm });
  }
  return edges;
}

/** The gap from `point` on `edge` straight across to `other`; null where they go different ways or nothing lies opposite. */
function gapAcross(point: Point, edge: Edge, other: Edge): Nearest | null {
  const ux = (other.to.x - other.from.x) / other.lengthMm;
  const uy = (other.to.y - other.from.y) / other.lengthMm;
  const way = ((edge.to.x - edge.from.x) * ux + (edge.to.y - edge.from.y) * uy) / edge.lengthMm;
  if (Math.abs(way) < SAME_WAY) return null;
  const along = (point.x - other.from.x) * ux + (point.y - other.from.y) * uy;
  if (along < 0 || along > other.lengthMm) return null;
  const to = { x: other.from.x + ux * along, y: other.from.y + uy * along };
  const apart = Math.hypot(point.x - to.x, point.y - to.y) - edge.halfMm - other.halfMm;
  return { distanceMm: Math.max(0, apart), from: point, to };
}

/** The stretch on which `a` runs beside `b` less than `withinMm` away; null when there is none. */
export function parallelRun(a: EdgeSet, b: EdgeSet, withinMm: number): ParallelRun | null {
  const others = edgesOf(b);
  let lengthMm = 0;
  let widestMm = 0;
  let nearest: Nearest | null = null;
  for (const edge of edgesOf(a)) {
    const steps = Math.ceil(edge.lengthMm / STEP_MM);
    for (let step = 0; step < steps; step += 1) {
      const point = interpolate(edge.from, edge.to, (step + 0.5) / steps);
      let gap: Nearest | null = null;
      for (const other of others) {
        const across = gapAcross(point, edge, other);
        if (across && across.distanceMm < Math.min(withinMm, gap?.distanceMm ?? Infinity)) gap = across;
      }
      if (!gap) continue;
      lengthMm += edge.lengthMm / steps;
      widestMm = Math.max(widestMm, gap.distanceMm);
      if (gap.distanceMm < (nearest?.distanceMm ?? Infinity)) nearest = gap;
    }
  }
  return nearest && { lengthMm, nearest, widestMm };
}
