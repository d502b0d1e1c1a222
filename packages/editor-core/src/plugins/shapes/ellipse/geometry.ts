import { type Box, boxCentre, growBox } from '../../../geometry/box.js';
import { boxMap, mapBox } from '../../../geometry/box-map.js';
import { ellipsePath } from '../../../geometry/ellipse-path.js';
import { boundsOfPath } from '../../../geometry/path-bounds.js';
import { type PathData, rotatePath } from '../../../geometry/path-data.js';
import type { Point } from '../../../geometry/point.js';
import { boxFrame, hitsShape, outlineWidthOf, turnAfterFlip } from '../../../objects/shape-style.js';
import type { EllipseObject } from './schema.js';

/** The outline of `ellipse` in page mm after turning. */
export function ellipseOutline(ellipse: EllipseObject): PathData {
  return rotatePath(ellipsePath(ellipse), boxCentre(ellipse), ellipse.angle);
}

/** The box of an ellipse with its stroke: a smooth outline reaches half the stroke further on each side. */
export function ellipseBounds(ellipse: EllipseObject): Box {
  return growBox(boundsOfPath(ellipseOutline(ellipse)), outlineWidthOf(ellipse) / 2);
}

/** The box of an ellipse before turning, without stroke. */
export function ellipseFrame(ellipse: EllipseObject): Box {
  return boxFrame(ellipse);
}

/** Whether `point` means the ellipse. */
export function ellipseHits(ellipse: EllipseObject, point: Point, toleranceMm: number): boolean {
  return hitsShape(ellipse, ellipseOutline(ellipse), point, toleranceMm);
}

/** The ellipse with its box mapped as `from` becomes `to`. */
export function resizeEllipse(ellipse: EllipseObject, from: Box, to: Box): EllipseObject {
  const { scaleX, scaleY } = boxMap(from, to);
  return { ...ellipse, ...mapBox(ellipse, from, to), angle: turnAfterFlip(ellipse.angle, scaleX, scaleY) };
}
