import { flattenPath } from '../geometry/flatten.js';
import type { PathData } from '../geometry/path-data.js';
import { distance, type Point } from '../geometry/point.js';
import type { PageObject } from '../objects/schema.js';
import type { Kinds } from '../objects/kinds.js';

/** One stretch of an outline, as a finger follows it. */
export interface TraceStep {
  readonly from: Point;
  readonly to: Point;
  /** Along the stretch, in mm. */
  readonly lengthMm: number;
  /** The direction from one end to the other, in degrees clockwise from the right: 90 is down. */
  readonly degrees: number;
  readonly isCurved: boolean;
}

/** One piece of an outline: a way without lifting the finger. */
export interface TracedPiece {
  readonly isClosed: boolean;
  readonly steps: readonly TraceStep[];
}

/** Stretches shorter than this, in mm, are not felt as ones. */
const LEAST_MM = 0.5;

const degreesOf = (from: Point, to: Point): number =>
  (Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI) + 360) % 360;

function stepTo(from: Point, to: Point, way: PathData, isCurved: boolean): readonly TraceStep[] {
  const [piece] = flattenPath(way);
  const points = piece?.points ?? [];
  const lengthMm = points.reduce((sum, point, index) => sum + distance(points[index - 1] ?? point, point), 0);
  return lengthMm < LEAST_MM ? [] : [{ from, to, lengthMm, degrees: degreesOf(from, to), isCurved }];
}

/**
 * The outline of `object` stretch by stretch, from its beginning, without strokes, in page mm; none for what has no outline, such as
 * labels and groups.
 */
export function traceOf(kinds: Kinds, object: PageObject): readonly TracedPiece[] {
  const path = kinds.outlineOf(object) ?? [];
  const pieces: { isClosed: boolean; steps: TraceStep[] }[] = [];
  let [start, from]: (Point | undefined)[] = [];
  for (const step of path) {
    if (step.kind === 'M') {
      pieces.push({ isClosed: false, steps: [] });
      [start, from] = [step.to, step.to];
      continue;
    }
    const piece = pieces.at(-1);
    const to = step.kind === 'Z' ? start : step.to;
    if (!piece || !from || !to) continue;
    if (step.kind === 'Z') piece.isClosed = true;
    const way: PathData = [{ kind: 'M', to: from }, step.kind === 'Z' ? { kind: 'L', to } : step];
    piece.steps.push(...stepTo(from, to, way, step.kind === 'C'));
    from = to;
  }
  return pieces.filter(({ steps }) => steps.length > 0);
}
