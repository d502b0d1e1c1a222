import type { PathData } from '../../geometry/path-data.js';
import { type Point, subtractPoints } from '../../geometry/point.js';
import { type ShapeStyle, styleOf } from '../shape-style.js';
import type { PathObject, PathPoint } from './schema.js';

/** What an object hands on to the path that takes its place. */
type PathLook = Pick<PathObject, 'moniker' | 'hidden' | 'locked' | 'angle'> &
  ShapeStyle &
  Partial<Pick<PathObject, 'startArrow' | 'endArrow'>>;

/** The points of `outline` relative to `origin`; where it closes it needs none. */
export function pointsAlong(outline: PathData, origin: Point): readonly PathPoint[] {
  return outline.flatMap((step): readonly PathPoint[] => {
    if (step.kind === 'Z') return [];
    const to = subtractPoints(step.to, origin);
    if (step.kind !== 'C') return [{ kind: step.kind, ...to }];
    const [c1, c2] = [subtractPoints(step.c1, origin), subtractPoints(step.c2, origin)];
    return [{ kind: 'C', x1: c1.x, y1: c1.y, x2: c2.x, y2: c2.y, ...to }];
  });
}

/** The path along `outline` (page mm before turning) that looks like `look`, but for its id. It is closed where the outline is. */
export function pathAlong(outline: PathData, look: PathLook): Omit<PathObject, 'uuid'> {
  const [first] = outline;
  const origin = first && first.kind !== 'Z' ? first.to : { x: 0, y: 0 };
  const { moniker, hidden, locked, angle, startArrow = false, endArrow = false } = look;
  return {
    type: 'path',
    moniker,
    hidden,
    locked,
    x: origin.x,
    y: origin.y,
    angle,
    points: pointsAlong(outline, origin),
    scaleX: 1,
    scaleY: 1,
    closed: outline.some(({ kind }) => kind === 'Z'),
    startArrow,
    endArrow,
    ...styleOf(look),
  };
}
