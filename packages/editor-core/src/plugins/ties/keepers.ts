import { type KeptPlacing, keptOf } from '../../objects/kept.js';
import { lookedUp, othersOf } from '../../objects/relation.js';
import type { PageObject } from '../../objects/schema.js';
import { holdsAny } from '../../objects/tree.js';
import type { Measuring } from '../../placing/measuring.js';
import { placedBy, type PlacingProblem } from '../../placing/placed-by.js';
import { fail, type Result } from '../../result.js';
import { gatherer, objectIn } from './tied-objects.js';

/** An object that is placed by others. */
export type Keeper = PageObject & { readonly kept: KeptPlacing };

export const isKeeper = (object: PageObject): object is Keeper => keptOf(object) !== undefined;

/** The objects of a page and of its groups that are placed by others. */
export const keepersIn = gatherer(isKeeper);

/** Whether the others that `object` names are on its page, and neither hold it nor lie in it. */
export const isPlaceable = (object: Keeper, objects: readonly PageObject[]): boolean =>
  othersOf(object.kept).every((uuid) => {
    const other = objectIn(objects, uuid);
    if (!other) return false;
    return !holdsAny([object], new Set([uuid])) && !holdsAny([other], new Set([object.uuid]));
  });

/** `object` where it is placed by what stands in `objects`, or why it finds no place; `RELATION_GONE` where another is not there. */
export function placeOfKeeper(
  measuring: Measuring,
  object: Keeper,
  objects: readonly PageObject[],
): Result<PageObject, PlacingProblem | 'RELATION_GONE'> {
  const placing = lookedUp(object.kept, (uuid) => objectIn(objects, uuid));
  return placing ? placedBy(measuring, object, placing) : fail('RELATION_GONE');
}
