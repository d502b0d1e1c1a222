import type { PageObject } from './schema.js';
import { childrenOf, mapObjects, type MapObject, walkObjects } from './tree.js';

/** For every id of a list of objects and of their groups the index of the object in the list that has it or holds it. */
type Places = ReadonlyMap<string, number>;

/** The places of lists that have been looked through. A list that came of one of them by {@link mapNamed} has them from it. */
const placesOfLists = new WeakMap<readonly PageObject[], Places>();

function placesIn(objects: readonly PageObject[]): Places {
  const known = placesOfLists.get(objects);
  if (known) return known;
  const places = new Map<string, number>();
  objects.forEach((object, index) => {
    places.set(object.uuid, index);
    walkObjects(childrenOf(object), ({ uuid }) => void places.set(uuid, index));
  });
  placesOfLists.set(objects, places);
  return places;
}

function indexesOf(places: Places, uuids: Iterable<string>): readonly number[] {
  const indexes = new Set<number>();
  for (const uuid of uuids) {
    const index = places.get(uuid);
    if (index !== undefined) indexes.add(index);
  }
  return [...indexes].sort((a, b) => a - b);
}

/** Those of `objects` that have, or whose groups hold, an id in `uuids`, in their order: found without looking at the others. */
export function thoseNaming(objects: readonly PageObject[], uuids: Iterable<string>): readonly PageObject[] {
  return indexesOf(placesIn(objects), uuids).flatMap((index) => objects[index] ?? []);
}

/** Whether both have the same ids at the same places. */
function isAlike(a: PageObject | undefined, b: PageObject | undefined): boolean {
  if (a === b) return true;
  if (a?.uuid !== b?.uuid || !a || !b) return false;
  const [before, after] = [childrenOf(a), childrenOf(b)];
  return before.length === after.length && before.every((member, index) => isAlike(member, after[index]));
}

/**
 * Lets `after` have the places of `before`, of which it came by changes at `indexes` alone, when these have and hold the ids that
 * they had: it need not be looked through.
 */
export function keepPlaces(
  before: readonly PageObject[],
  after: readonly PageObject[],
  indexes: readonly number[],
): void {
  const places = placesOfLists.get(before);
  if (places && before.length === after.length && indexes.every((at) => isAlike(before[at], after[at])))
    placesOfLists.set(after, places);
}

/** As {@link mapObjects}, for those only that have or hold an id in `uuids`: takes time in proportion to them. */
export function mapNamed(
  objects: readonly PageObject[],
  uuids: Iterable<string>,
  change: MapObject,
): readonly PageObject[] {
  const indexes = indexesOf(placesIn(objects), uuids);
  const mapped = mapObjects(objects, change, indexes);
  keepPlaces(objects, mapped, indexes);
  return mapped;
}
