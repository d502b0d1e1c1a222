import { type Kinds, type PageObject, type Point } from '@tastwerk/editor-core';
import { frameAround, moveTurnedBox, type TurnedBox } from '../active-layer/turned-box.js';

/**
 * Where `objects` lie once they are moved by `shift`, in the figures that a document keeps: the frame of one, as high as it is
 * drawn, or the upright box around several; null for none.
 */
export function heldFrame(
  kinds: Kinds,
  objects: readonly PageObject[],
  shift: Point,
  heightOf: (object: PageObject) => number,
): TurnedBox | null {
  const [first, second] = objects;
  const frame =
    first && !second
      ? { box: { ...kinds.frameOf(first), height: heightOf(first) }, angle: kinds.angleOf(first) }
      : frameAround(kinds, objects);
  return frame && moveTurnedBox(frame, shift);
}
