import type { Kinds, PageObject } from '@tastwerk/editor-core';
import { type Box, boxCentre, rotatePoint, uniteBoxes } from '@tastwerk/editor-core/geometry';
import type { TurnedBox } from './turned-box.js';

/** The frame of an object before turning, as high as it is drawn (`drawnFrame` of the core). */
type DrawnFrame = (object: PageObject) => Box;

/** The frame of `object` as it is drawn; it grows down from its upper edge, turned about the middle of what is stored. */
export function grownFrame(kinds: Kinds, object: PageObject, drawnFrame: DrawnFrame): TurnedBox {
  const [box, drawn, angle] = [kinds.frameOf(object), drawnFrame(object), kinds.angleOf(object)];
  if (drawn.height === box.height) return { box, angle };
  const middle = rotatePoint(boxCentre(drawn), boxCentre(box), angle);
  return { box: { ...drawn, x: middle.x - drawn.width / 2, y: middle.y - drawn.height / 2 }, angle };
}

/** The upright box around `objects`, or what `frameOf` says of a single one; null for none. */
function around(
  kinds: Kinds,
  objects: readonly PageObject[],
  frameOf: (object: PageObject) => TurnedBox,
): TurnedBox | null {
  const [first, second] = objects;
  if (!first) return null;
  return second ? { box: objects.map(kinds.extentOf).reduce(uniteBoxes), angle: 0 } : frameOf(first);
}

/** The frame that the handles sit on: that of a single object with its turn, or the upright box around several; null for none. */
export function frameAround(
  kinds: Kinds,
  objects: readonly PageObject[],
  drawnFrame: DrawnFrame,
): TurnedBox | null {
  return around(kinds, objects, (object) => grownFrame(kinds, object, drawnFrame));
}

/**
 * What the position fields say of `objects`: of a single one the place that the document keeps with the height that is drawn, of
 * several the upright box around them; null for none.
 */
export function fieldFrame(
  kinds: Kinds,
  objects: readonly PageObject[],
  drawnFrame: DrawnFrame,
): TurnedBox | null {
  return around(kinds, objects, (object) => ({ box: drawnFrame(object), angle: kinds.angleOf(object) }));
}
