import { type Box, boxCentre, uniteBoxes } from '../../../geometry/box.js';
import { boxMap, mapBox } from '../../../geometry/box-map.js';
import type { PathData } from '../../../geometry/path-data.js';
import { type Point, rotatePoint } from '../../../geometry/point.js';
import { drawnBounds, drawnHits } from '../../paths/index.js';
import type { PathPoint } from '../../../objects/path/schema.js';
import { boxFrame, outlineWidthOf, turnAfterFlip } from '../../../objects/shape-style.js';
import { drawnShape, drawnShapes, originalBox } from './outline.js';
import type { ImportedObject, ImportedPath } from './schema.js';

/** The exact box of all shapes with their strokes, also of those that leave the original's box. */
export function importedBounds(imported: ImportedObject): Box {
  const [first, ...others] = drawnShapes(imported).map(({ shape, outline }) => drawnBounds(shape, outline));
  return others.reduce(uniteBoxes, first ?? boxFrame(imported));
}

/** The outlines of all shapes in page mm after turning. */
export function importedOutline(imported: ImportedObject): PathData {
  return drawnShapes(imported).flatMap(({ outline }) => outline);
}

/** Whether `point` lies in the box around the points and control points of `path`, widened by `byX`, `byY`; all in its own mm. */
function isNear({ points }: ImportedPath, { x, y }: Point, byX: number, byY: number): boolean {
  let [left, right, above, below] = [false, false, false, false];
  const look = (px: number, py: number) => {
    left ||= px <= x + byX;
    right ||= px >= x - byX;
    above ||= py <= y + byY;
    below ||= py >= y - byY;
  };
  for (const point of points) {
    look(point.x, point.y);
    if (point.kind === 'C') {
      look(point.x1, point.y1);
      look(point.x2, point.y2);
    }
    if (left && right && above && below) return true;
  }
  return false;
}

/** Whether `point` means one of the shapes. Only those around it are drawn for that: a graphic may have thousands. */
export function importedHits(imported: ImportedObject, point: Point, toleranceMm: number): boolean {
  const level = rotatePoint(point, boxCentre(imported), -imported.angle);
  const { map, scaleX, scaleY } = boxMap(boxFrame(imported), originalBox(imported));
  const own = map(level);
  return imported.paths.some((path) => {
    const reachMm = toleranceMm + outlineWidthOf(path) / 2;
    if (!isNear(path, own, reachMm * scaleX, reachMm * scaleY)) return false;
    const { shape, outline } = drawnShape(imported, path);
    return drawnHits(shape, outline, point, toleranceMm);
  });
}

type Mirror = (value: number) => number;

function mirroredPoint(point: PathPoint, across: Mirror, down: Mirror): PathPoint {
  const to = { x: across(point.x), y: down(point.y) };
  if (point.kind !== 'C') return { kind: point.kind, ...to };
  const { x1, y1, x2, y2 } = point;
  return { kind: 'C', x1: across(x1), y1: down(y1), x2: across(x2), y2: down(y2), ...to };
}

/** The shapes mirrored within the original's box: across, down or both. */
function mirrored(imported: ImportedObject, isAcross: boolean, isDown: boolean): ImportedObject['paths'] {
  const across: Mirror = isAcross ? (x) => imported.originalWidth - x : (x) => x;
  const down: Mirror = isDown ? (y) => imported.originalHeight - y : (y) => y;
  return imported.paths.map((path) => ({
    ...path,
    points: path.points.map((point) => mirroredPoint(point, across, down)),
  }));
}

/** The graphic with its box mapped as `from` becomes `to`; a flip mirrors what is in it. */
export function resizeImported(imported: ImportedObject, from: Box, to: Box): ImportedObject {
  const { scaleX, scaleY } = boxMap(from, to);
  const isFlipped = scaleX < 0 || scaleY < 0;
  return {
    ...imported,
    ...mapBox(boxFrame(imported), from, to),
    angle: turnAfterFlip(imported.angle, scaleX, scaleY),
    paths: isFlipped ? mirrored(imported, scaleX < 0, scaleY < 0) : imported.paths,
  };
}
