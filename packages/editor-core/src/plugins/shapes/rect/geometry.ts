import { type Box, boxCentre, growBox } from '../../../geometry/box.js';
import { boxMap, mapBox } from '../../../geometry/box-map.js';
import { boxPath } from '../../../geometry/box-path.js';
import { boundsOfPath } from '../../../geometry/path-bounds.js';
import { type PathData, rotatePath } from '../../../geometry/path-data.js';
import type { Point } from '../../../geometry/point.js';
import { boxFrame, hitsShape, outlineWidthOf, turnAfterFlip } from '../../../objects/shape-style.js';
import type { RectObject } from './schema.js';

/** The outline of `rect` in page mm after turning, with every side moved outwards by `byMm`. */
export function rectOutline(rect: RectObject, byMm = 0): PathData {
  return rotatePath(boxPath(growBox(rect, byMm)), boxCentre(rect), rect.angle);
}

/** The box of a rectangle with its stroke, whose corners are mitred. */
export function rectBounds(rect: RectObject): Box {
  return boundsOfPath(rectOutline(rect, outlineWidthOf(rect) / 2));
}

/** The box of a rectangle before turning, without stroke. */
export function rectFrame(rect: RectObject): Box {
  return boxFrame(rect);
}

/** Whether `point` means the rectangle. */
export function rectHits(rect: RectObject, point: Point, toleranceMm: number): boolean {
  return hitsShape(rect, rectOutline(rect), point, toleranceMm);
}

/** The rectangle with its box mapped as `from` becomes `to`. */
export function resizeRect(rect: RectObject, from: Box, to: Box): RectObject {
  const { scaleX, scaleY } = boxMap(from, to);
  return { ...rect, ...mapBox(rect, from, to), angle: turnAfterFlip(rect.angle, scaleX, scaleY) };
}
