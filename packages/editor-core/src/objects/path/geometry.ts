import { type Box, growBox, uniteBoxes } from '../../geometry/box.js';
import { boxMap } from '../../geometry/box-map.js';
import { boundsOfPath } from '../../geometry/path-bounds.js';
import type { Point } from '../../geometry/point.js';
import { hitsLine, hitsShape, outlineWidthOf, turnAfterFlip } from '../shape-style.js';
import { arrowHeads } from './arrow-heads.js';
import { pathOutline, untiltedOutline } from './outline.js';
import type { PathObject } from './schema.js';

/** The exact box of a path's line with its heads: joins and caps are round, so half the stroke is added on each side. */
export function pathBounds(path: PathObject): Box {
  const outline = pathOutline(path);
  const boxes = arrowHeads(path, outline).map(boundsOfPath);
  return growBox(boxes.reduce(uniteBoxes, boundsOfPath(outline)), outlineWidthOf(path) / 2);
}

/** The exact box of a path before turning, without stroke and heads. */
export function pathFrame(path: PathObject): Box {
  return boundsOfPath(untiltedOutline(path));
}

/** Whether `point` means the path, on its line, its heads or, when filled, inside. */
export function pathHits(path: PathObject, point: Point, toleranceMm: number): boolean {
  const outline = pathOutline(path);
  if (hitsShape(path, outline, point, toleranceMm)) return true;
  return arrowHeads(path, outline).some((head) => hitsLine(path, head, point, toleranceMm));
}

/** The path with its points scaled as `from` becomes `to`. */
export function resizePath(path: PathObject, from: Box, to: Box): PathObject {
  const { map, scaleX, scaleY } = boxMap(from, to);
  return {
    ...path,
    ...map(path),
    scaleX: path.scaleX * scaleX,
    scaleY: path.scaleY * scaleY,
    angle: turnAfterFlip(path.angle, scaleX, scaleY),
  };
}
