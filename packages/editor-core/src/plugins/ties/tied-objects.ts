import type { PageObject } from '../../objects/schema.js';
import { thoseNaming } from '../../objects/places.js';
import { childrenOf, findObject } from '../../objects/tree.js';

/** The object `uuid` of a page or of its groups: found by its place, without a look at all others. */
export const objectIn = (objects: readonly PageObject[], uuid: string): PageObject | undefined =>
  findObject(thoseNaming(objects, [uuid]), uuid);

/**
 * Gathers the objects for which `isWanted` holds from a list and from its groups, once for each list: lists never change, and most of a
 * document stays as it is.
 */
export function gatherer<T extends PageObject>(
  isWanted: (object: PageObject) => object is T,
): (objects: readonly PageObject[]) => readonly T[] {
  const known = new WeakMap<readonly PageObject[], readonly T[]>();
  const none: readonly T[] = [];
  const gather = (objects: readonly PageObject[]): readonly T[] => {
    const found = known.get(objects);
    if (found) return found;
    const wanted = objects.flatMap((object): readonly T[] => {
      const children = childrenOf(object);
      const held = children.length === 0 ? none : gather(children);
      return isWanted(object) ? [object, ...held] : held;
    });
    const kept = wanted.length === 0 ? none : wanted;
    known.set(objects, kept);
    return kept;
  };
  return gather;
}
