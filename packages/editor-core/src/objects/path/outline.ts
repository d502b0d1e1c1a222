import { boxCentre } from '../../geometry/box.js';
import { boundsOfPath } from '../../geometry/path-bounds.js';
import { type PathData, type PathStep, rotatePath } from '../../geometry/path-data.js';
import type { Point } from '../../geometry/point.js';
import type { PathObject, PathPoint } from './schema.js';

type Place = (x: number, y: number) => Point;

function stepOf(point: PathPoint, place: Place): PathStep {
  const to = place(point.x, point.y);
  if (point.kind !== 'C') return { kind: point.kind, to };
  return { kind: 'C', c1: place(point.x1, point.y1), c2: place(point.x2, point.y2), to };
}

/** The outline through `points`, each put where `place` says; when `closed`, each of its pieces closes. */
export function outlineThrough(points: readonly PathPoint[], closed: boolean, place: Place): PathData {
  const steps: PathStep[] = [];
  for (const point of points) {
    if (closed && point.kind === 'M' && steps.length > 0) steps.push({ kind: 'Z' });
    steps.push(stepOf(point, place));
  }
  return closed ? [...steps, { kind: 'Z' }] : steps;
}

/** The outline of `path` in page mm before turning. */
export function untiltedOutline(path: Omit<PathObject, 'uuid'>): PathData {
  return outlineThrough(path.points, path.closed, (x, y) => ({
    x: path.x + x * path.scaleX,
    y: path.y + y * path.scaleY,
  }));
}

/** The outline of `path` in page mm, turned about the centre of its frame. */
export function pathOutline(path: PathObject): PathData {
  const untilted = untiltedOutline(path);
  return rotatePath(untilted, boxCentre(boundsOfPath(untilted)), path.angle);
}
