import { boxCentre } from '../../geometry/box.js';
import { boundsOfPath } from '../../geometry/path-bounds.js';
import { type PathData, type PathStep, rotatePath } from '../../geometry/path-data.js';
import type { Point } from '../../geometry/point.js';
import type { PathObject, PathPoint } from './schema.js';

function stepOf(point: PathPoint, place: (x: number, y: number) => Point): PathStep {
  const to = place(point.x, point.y);
  if (point.kind !== 'C') return { kind: point.kind, to };
  return { kind: 'C', c1: place(point.x1, point.y1), c2: place(point.x2, point.y2), to };
}

/** The outline of `path` in page mm before turning; a closed path closes each of its pieces. */
export function untiltedOutline(path: PathObject): PathData {
  const place = (x: number, y: number): Point => ({
    x: path.x + x * path.scaleX,
    y: path.y + y * path.scaleY,
  });
  const steps: PathStep[] = [];
  for (const point of path.points) {
    if (path.closed && point.kind === 'M' && steps.length > 0) steps.push({ kind: 'Z' });
    steps.push(stepOf(point, place));
  }
  return path.closed ? [...steps, { kind: 'Z' }] : steps;
}

/** The outline of `path` in page mm, turned about the centre of its frame. */
export function pathOutline(path: PathObject): PathData {
  const untilted = untiltedOutline(path);
  return rotatePath(untilted, boxCentre(boundsOfPath(untilted)), path.angle);
}
