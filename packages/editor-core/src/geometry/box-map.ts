import type { Box } from './box.js';
import type { Point } from './point.js';

/** How one box becomes another: factors and the place of the origin. A negative factor flips. */
export interface BoxMap {
  readonly scaleX: number;
  readonly scaleY: number;
  map(point: Point): Point;
}

/** The map that takes `from` onto `to`; a side of `from` without extent is moved, not scaled. A negative side of `to` flips. */
export function boxMap(from: Box, to: Box): BoxMap {
  const scaleX = from.width === 0 ? 1 : to.width / from.width;
  const scaleY = from.height === 0 ? 1 : to.height / from.height;
  return {
    scaleX,
    scaleY,
    map: ({ x, y }) => ({ x: to.x + (x - from.x) * scaleX, y: to.y + (y - from.y) * scaleY }),
  };
}

/** `box` with positive sides, covering the same area. */
function upright(box: Box): Box {
  return {
    x: Math.min(box.x, box.x + box.width),
    y: Math.min(box.y, box.y + box.height),
    width: Math.abs(box.width),
    height: Math.abs(box.height),
  };
}

/** `box` taken along as `from` becomes `to`, with positive sides. */
export function mapBox(box: Box, from: Box, to: Box): Box {
  const { map, scaleX, scaleY } = boxMap(from, to);
  return upright({ ...map(box), width: box.width * scaleX, height: box.height * scaleY });
}
