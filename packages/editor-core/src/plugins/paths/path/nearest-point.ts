import { type Cubic, cubicPoint } from '../../../geometry/cubic.js';
import { nearestAlongSegment } from '../../../geometry/nearness.js';
import { distance, interpolate, type Point } from '../../../geometry/point.js';
import { isSamePoint } from './anchors.js';
import { pathOutline } from '../../../objects/path/outline.js';
import type { PathObject } from '../../../objects/path/schema.js';

/** The place of a path's line that is nearest to somewhere. */
export interface NearestOnPath {
  /** The point at which that line arrives, as `insert-path-point` names it. */
  readonly point: number;
  /** How far along that line, from 0 to 1. */
  readonly t: number;
  /** The place itself in page mm. */
  readonly at: Point;
  readonly distanceMm: number;
}

/** Places of a curve that are tried before the nearest is looked for between two of them. */
const CURVE_SAMPLES = 24;

/** Halvings of the span between two samples: 24 * 2^20 parts of a curve are finer than its coordinates. */
const REFINEMENTS = 20;

function nearestOnCurve(curve: Cubic, place: Point): number {
  const off = (t: number) => distance(cubicPoint(curve, t), place);
  let best = 0;
  for (let sample = 1; sample <= CURVE_SAMPLES; sample += 1) {
    if (off(sample / CURVE_SAMPLES) < off(best)) best = sample / CURVE_SAMPLES;
  }
  let span = 1 / CURVE_SAMPLES;
  for (let step = 0; step < REFINEMENTS; step += 1) {
    span /= 2;
    const [before, after] = [Math.max(0, best - span), Math.min(1, best + span)];
    if (off(before) < off(best)) best = before;
    else if (off(after) < off(best)) best = after;
  }
  return best;
}

/** Whether no handle bends `curve`: it is cut as the line that it is. */
function isStraight({ from, c1, c2, to }: Cubic): boolean {
  return isSamePoint(from, c1) && isSamePoint(c2, to);
}

/** The place of the line of `path` that is nearest to `place` (page mm); nothing when the path has no line. */
export function nearestOnPath(path: PathObject, place: Point): NearestOnPath | undefined {
  let nearest: NearestOnPath | undefined;
  const offer = (point: number, t: number, at: Point) => {
    const distanceMm = distance(at, place);
    if (!nearest || distanceMm < nearest.distanceMm) nearest = { point, t, at, distanceMm };
  };
  let index = -1;
  let start = { point: 0, at: place };
  let from = place;
  for (const step of pathOutline(path)) {
    if (step.kind === 'Z') {
      const t = nearestAlongSegment(place, from, start.at);
      offer(start.point, t, interpolate(from, start.at, t));
      continue;
    }
    index += 1;
    if (step.kind === 'M') start = { point: index, at: step.to };
    else if (step.kind === 'L' || isStraight({ from, ...step })) {
      const t = nearestAlongSegment(place, from, step.to);
      offer(index, t, interpolate(from, step.to, t));
    } else {
      const curve = { from, ...step };
      const t = nearestOnCurve(curve, place);
      offer(index, t, cubicPoint(curve, t));
    }
    from = step.to;
  }
  return nearest;
}
