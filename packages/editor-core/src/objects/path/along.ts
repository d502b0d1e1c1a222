import { LIMITS } from '../../values/limits.js';
import { mapPath, type PathData } from '../../geometry/path-data.js';
import { distance, scalePoint, subtractPoints } from '../../geometry/point.js';
import { type ShapeStyle, styleOf } from '../shape-style.js';
import type { PathObject, PathPoint } from './schema.js';

/** What an object hands on to the path that takes its place. */
type PathLook = Pick<PathObject, 'moniker' | 'hidden' | 'locked' | 'angle'> &
  ShapeStyle &
  Partial<Pick<PathObject, 'startArrow' | 'endArrow'>>;

/** The points of `outline`; where it closes it needs none. */
export function pointsAlong(outline: PathData): readonly PathPoint[] {
  return outline.flatMap((step): readonly PathPoint[] => {
    if (step.kind === 'Z') return [];
    if (step.kind !== 'C') return [{ kind: step.kind, ...step.to }];
    const { c1, c2, to } = step;
    return [{ kind: 'C', x1: c1.x, y1: c1.y, x2: c2.x, y2: c2.y, ...to }];
  });
}

const inRange = (mm: number) => Math.min(LIMITS.coordinateMm, Math.max(-LIMITS.coordinateMm, mm));

/**
 * The path along `outline` (page mm before turning) that looks like `look`, but for its id. It is closed where the outline is. Points
 * farther from its place than a coordinate may be are brought nearer, and scaled back.
 */
export function pathAlong(outline: PathData, look: PathLook): Omit<PathObject, 'uuid'> {
  const [first] = outline;
  const start = first && first.kind !== 'Z' ? first.to : { x: 0, y: 0 };
  const origin = { x: inRange(start.x), y: inRange(start.y) };
  let scale = 1;
  const offset = mapPath(outline, (point) => {
    scale = Math.max(scale, Math.ceil(distance(point, origin) / LIMITS.coordinateMm));
    return subtractPoints(point, origin);
  });
  const { moniker, hidden, locked, angle, startArrow = false, endArrow = false } = look;
  return {
    type: 'path',
    moniker,
    hidden,
    locked,
    ...origin,
    angle,
    points: pointsAlong(mapPath(offset, (point) => scalePoint(point, 1 / scale))),
    scaleX: scale,
    scaleY: scale,
    closed: outline.some(({ kind }) => kind === 'Z'),
    startArrow,
    endArrow,
    ...styleOf(look),
  };
}
