import { type Box, boxCentre, growBox } from '../../../geometry/box.js';
import { mapBox } from '../../../geometry/box-map.js';
import { boxPath } from '../../../geometry/box-path.js';
import { flattenPath } from '../../../geometry/flatten.js';
import { isInside } from '../../../geometry/nearness.js';
import { boundsOfPath } from '../../../geometry/path-bounds.js';
import { type PathData, rotatePath } from '../../../geometry/path-data.js';
import type { Point } from '../../../geometry/point.js';
import { movePlaced } from '../../../objects/placed.js';
import { boxFrame } from '../../../objects/shape-style.js';
import type { KeyObject } from './schema.js';
import { isShown } from '../../../objects/legend-use.js';

/** `box`, given in page mm before turning, turned with the legend. */
export function turnedWithKey(key: KeyObject, box: Box): PathData {
  return rotatePath(boxPath(box), boxCentre(key), key.angle);
}

/** The box of a legend with its frame; what overflows it is not counted. */
export function keyBounds(key: KeyObject): Box {
  return boundsOfPath(turnedWithKey(key, growBox(key, key.border ? key.borderWidth / 2 : 0)));
}

/** The box of a legend before turning. */
export function keyFrame(key: KeyObject): Box {
  return boxFrame(key);
}

/** A legend is hit anywhere in its frame while it is in use and shown. */
export function keyHits(key: KeyObject, point: Point, toleranceMm: number): boolean {
  const reach = growBox(key, toleranceMm);
  return isShown(key) && isInside(point, flattenPath(turnedWithKey(key, reach)));
}

/** A legend that was moved stays where it was put. */
export function moveKey(key: KeyObject, dx: number, dy: number): KeyObject {
  return dx === 0 && dy === 0 ? key : { ...movePlaced(key, dx, dy), anchored: true };
}

/** A legend is never mirrored; its entries are laid out again, and it keeps the size that it was given. */
export function resizeKey(key: KeyObject, from: Box, to: Box): KeyObject {
  return { ...key, ...mapBox(key, from, to), anchored: true, fixed: true };
}
