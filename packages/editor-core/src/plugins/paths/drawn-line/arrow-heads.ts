import type { PathData, PathStep } from '../../../geometry/path-data.js';
import { distance, type Point } from '../../../geometry/point.js';
import { outlineWidthOf } from '../../../objects/shape-style.js';
import type { DrawnLine } from './drawn-line.js';

/** Length and width of an arrow head along its open legs, in mm (field notes section 0). */
const ARROW_HEAD_MM = { length: 9.4, width: 11.2 } as const;

/** Points closer than this, in mm, give a line no direction. */
const NO_LENGTH_MM = 1e-6;

/** The two legs of an open head with its tip at `tip`, for a line that arrives from `from`. */
function head(from: Point, tip: Point): PathData {
  const length = distance(from, tip);
  const along = { x: (tip.x - from.x) / length, y: (tip.y - from.y) / length };
  const leg = (side: 1 | -1): Point => ({
    x: tip.x - along.x * ARROW_HEAD_MM.length - (side * along.y * ARROW_HEAD_MM.width) / 2,
    y: tip.y - along.y * ARROW_HEAD_MM.length + (side * along.x * ARROW_HEAD_MM.width) / 2,
  });
  return [
    { kind: 'M', to: leg(1) },
    { kind: 'L', to: tip },
    { kind: 'L', to: leg(-1) },
  ];
}

/** The points that a step passes or is drawn to, in order. */
function guidePoints(step: PathStep): readonly Point[] {
  if (step.kind === 'Z') return [];
  return step.kind === 'C' ? [step.c1, step.c2, step.to] : [step.to];
}

function headAt(points: readonly Point[]): PathData {
  const [tip, ...others] = points;
  const from = tip && others.find((point) => distance(point, tip) > NO_LENGTH_MM);
  return tip && from ? head(from, tip) : [];
}

/**
 * The arrow heads at the ends of an open `line` along `outline`, each an outline of its own in page mm. A closed line, one
 * without a drawn outline and one without length have none.
 */
export function arrowHeads(line: DrawnLine, outline: PathData): readonly PathData[] {
  if (line.closed || outlineWidthOf(line) === 0) return [];
  const points = outline.flatMap(guidePoints);
  const heads = [line.startArrow ? headAt(points) : [], line.endArrow ? headAt(points.toReversed()) : []];
  return heads.filter((steps) => steps.length > 0);
}
