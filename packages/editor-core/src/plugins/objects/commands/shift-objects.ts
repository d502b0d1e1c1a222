import type { Document } from '../../../document/schema.js';
import type { Point } from '../../../geometry/point.js';
import type { Issue } from '../../../issue.js';
import type { Result } from '../../../result.js';
import { changeObjects } from '../../../commands/change-objects.js';
import type { Kinds } from '../../../objects/kinds.js';

/** Distances below this, in mm, are left over from rounding: an object that is where it should be stays untouched. */
const ROUNDING_MM = 1e-9;

/** The document with each object moved by the distance that `shifts` holds for its id, in mm. Errors as {@link changeObjects}. */
export function shiftObjects(
  kinds: Kinds,
  document: Document,
  shifts: ReadonlyMap<string, Point>,
): Result<Document, Issue> {
  return changeObjects(kinds, document, shifts.keys(), (object) => {
    const { x, y } = shifts.get(object.uuid) ?? { x: 0, y: 0 };
    if (Math.hypot(x, y) < ROUNDING_MM) return object;
    return kinds.placedByHand(kinds.moveObject(object, x, y), (uuid) => shifts.has(uuid));
  });
}
