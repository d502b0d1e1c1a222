import type { PageObject } from './schema.js';

const NONE: readonly PageObject[] = [];

/**
 * The objects that `object` holds, from the back to the front: an object of any kind that holds others has them in `objects`, as a
 * group does.
 */
export function childrenOf(object: PageObject): readonly PageObject[] {
  return 'objects' in object ? object.objects : NONE;
}

/** `object` with `children` in place of those it holds. */
export function withChildren(object: PageObject, children: readonly PageObject[]): PageObject {
  return 'objects' in object ? { ...object, objects: children } : object;
}

/** Calls `visit` with every object, a group before what it holds; `path` leads to it from `objects`. */
export function walkObjects(
  objects: readonly PageObject[],
  visit: (object: PageObject, path: readonly (string | number)[]) => void,
  path: readonly (string | number)[] = [],
): void {
  objects.forEach((object, index) => {
    const here = [...path, index];
    visit(object, here);
    const children = childrenOf(object);
    if (children.length > 0) walkObjects(children, visit, [...here, 'objects']);
  });
}

function isFlat(objects: readonly PageObject[]): boolean {
  return objects.every((object) => !object.hidden && childrenOf(object).length === 0);
}

/** What is seen of `objects`, with the members of groups in place of the groups, in painting order; the same list when that is all. */
export function leavesOf(objects: readonly PageObject[]): readonly PageObject[] {
  if (isFlat(objects)) return objects;
  return objects.flatMap((object): readonly PageObject[] => {
    if (object.hidden) return [];
    const children = childrenOf(object);
    return children.length === 0 ? [object] : leavesOf(children);
  });
}

/** The object `uuid` among `objects` or in their groups. */
export function findObject(objects: readonly PageObject[], uuid: string): PageObject | undefined {
  for (const object of objects) {
    if (object.uuid === uuid) return object;
    const found = findObject(childrenOf(object), uuid);
    if (found) return found;
  }
  return undefined;
}

/** Whether one of `objects`, or of what their groups hold, has an id in `uuids`. */
export function holdsAny(objects: readonly PageObject[], uuids: ReadonlySet<string>): boolean {
  return objects.some((object) => uuids.has(object.uuid) || holdsAny(childrenOf(object), uuids));
}

/** What becomes of an object: another, the same one, or nothing. */
export type MapObject = (object: PageObject) => PageObject | undefined;

function withMembersMapped(object: PageObject, change: MapObject): PageObject | undefined {
  const members = childrenOf(object);
  if (members.length === 0) return object;
  const mapped = mapObjects(members, change);
  if (mapped === members) return object;
  return mapped.length === 0 ? undefined : withChildren(object, mapped);
}

/**
 * `objects` with `change` made to each, or to those at `indexes`, also inside groups: an object that `change` gives back the same is
 * looked into, and one for which it gives `undefined` is taken away, a group with it that it leaves empty. The same list when nothing
 * changed.
 */
export function mapObjects(
  objects: readonly PageObject[],
  change: MapObject,
  indexes: Iterable<number> = objects.keys(),
): readonly PageObject[] {
  let mapped: PageObject[] | undefined;
  const gone = new Set<number>();
  for (const index of indexes) {
    const object = objects[index];
    if (!object) continue;
    const changed = change(object);
    const result = changed === object ? withMembersMapped(object, change) : changed;
    if (result === object) continue;
    mapped ??= objects.slice();
    if (result) mapped[index] = result;
    else gone.add(index);
  }
  if (!mapped) return objects;
  return gone.size === 0 ? mapped : mapped.filter((_, index) => !gone.has(index));
}

/** How many objects there are, those in groups and the groups included. */
export function countObjects(objects: readonly PageObject[]): number {
  return objects.reduce((sum, object) => sum + 1 + countObjects(childrenOf(object)), 0);
}

/** How many floors of groups lie in each other among `objects`; 0 without a group. */
export function groupFloors(objects: readonly PageObject[]): number {
  return objects.reduce((floors, object) => {
    const children = childrenOf(object);
    return children.length === 0 ? floors : Math.max(floors, 1 + groupFloors(children));
  }, 0);
}
