import { DEFAULT_SHAPE_SIDE_MM } from '../../objects/shape-style.js';
import type { JsonObject } from '../../values/json.js';
import { identity, type OldPlace, placeMm, sideMm } from './old-place.js';
import { oldStyle } from './old-style.js';

/** A rectangle by its top left corner. */
export function oldRect(object: JsonObject, place: OldPlace): JsonObject {
  return {
    type: 'rect',
    ...identity(object, place),
    ...placeMm(object, place),
    width: sideMm(object, 'width', DEFAULT_SHAPE_SIDE_MM, place),
    height: sideMm(object, 'height', DEFAULT_SHAPE_SIDE_MM, place),
    ...oldStyle(object, place),
  };
}

/** An old ellipse is placed by its centre, and its width and height are radii. */
export function oldEllipse(object: JsonObject, place: OldPlace): JsonObject {
  const width = sideMm(object, 'width', DEFAULT_SHAPE_SIDE_MM, place, 2);
  const height = sideMm(object, 'height', DEFAULT_SHAPE_SIDE_MM, place, 2);
  return {
    type: 'ellipse',
    ...identity(object, place),
    ...placeMm(object, place, { x: -width / 2, y: -height / 2 }),
    width,
    height,
    ...oldStyle(object, place),
  };
}
