import type { JsonObject } from '../../values/json.js';
import { DEFAULT_KEY_SIZE_MM, KEY_FRAME_MM } from '../../primitives/sizes.js';
import { identity, lineWidthMm, type OldPlace, placeMm, sideMm } from './old-place.js';

/** A legend. Its old entries were derived; its frame was drawn in black. */
export function oldKey(object: JsonObject, place: OldPlace): JsonObject {
  const hasPlace = object['x'] !== undefined || object['y'] !== undefined;
  return {
    type: 'key',
    ...identity(object, place),
    ...placeMm(object, place),
    width: sideMm(object, 'width', DEFAULT_KEY_SIZE_MM.width, place),
    height: sideMm(object, 'height', DEFAULT_KEY_SIZE_MM.height, place),
    border: object['border'] !== false && object['border'] !== null,
    borderWidth: lineWidthMm(object, KEY_FRAME_MM, place),
    active: object['active'] === true,
    show: object['show'] !== false,
    // There, an anchored legend was placed by the program (see `settleOld`); here, by a hand.
    anchored: object['anchored'] === undefined ? hasPlace : object['anchored'] === false,
    fixed: object['fixed'] === true,
  };
}
