import { type Box, boxCentre } from '../../../geometry/box.js';
import { boxMap } from '../../../geometry/box-map.js';
import { boundsOfPath } from '../../../geometry/path-bounds.js';
import { type PathData, rotatePath } from '../../../geometry/path-data.js';
import { type Point, rotatePoint } from '../../../geometry/point.js';
import type { DrawnLine } from '../../paths/index.js';
import { outlineThrough } from '../../../objects/path/outline.js';
import { NEW_OBJECT } from '../../../objects/placed.js';
import { boxFrame, NO_ARROWS } from '../../../objects/shape-style.js';
import type { ImportedObject, ImportedPath } from './schema.js';

/** The box of the original in its own mm. */
export function originalBox({ originalWidth, originalHeight }: ImportedObject): Box {
  return { x: 0, y: 0, width: originalWidth, height: originalHeight };
}

/** The outline of one shape of `imported` in page mm before turning. */
export function untiltedShape(imported: ImportedObject, { points, closed }: ImportedPath): PathData {
  const { map } = boxMap(originalBox(imported), boxFrame(imported));
  return outlineThrough(points, closed, (x, y) => map({ x, y }));
}

/** A shape of an imported graphic as something drawn, in page mm after turning. */
interface DrawnShape {
  readonly shape: DrawnLine;
  readonly outline: PathData;
  /** The centre of the shape's own box before turning, turned with the graphic: its texture is centred here. */
  readonly centre: Point;
}

/** One shape of `imported` as it is drawn. */
export function drawnShape(imported: ImportedObject, path: ImportedPath): DrawnShape {
  const { uuid, angle } = imported;
  const pivot = boxCentre(imported);
  const level = untiltedShape(imported, path);
  return {
    shape: { ...NEW_OBJECT, ...NO_ARROWS, ...path, uuid, angle },
    outline: rotatePath(level, pivot, angle),
    centre: rotatePoint(boxCentre(boundsOfPath(level)), pivot, angle),
  };
}

/** Every shape of `imported`, from the back to the front. */
export function drawnShapes(imported: ImportedObject): readonly DrawnShape[] {
  return imported.paths.map((path) => drawnShape(imported, path));
}
