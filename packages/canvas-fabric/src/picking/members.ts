import type { Kinds, PageObject } from '@tastwerk/editor-core';
import type { Point } from '@tastwerk/editor-core/geometry';
import { childrenOf, findObject, isInReach, mapObjects } from '@tastwerk/editor-core/objects';

/** The groups around the object `uuid`, the outermost first, then the object; empty when it is not among `objects`. */
export function pathTo(objects: readonly PageObject[], uuid: string): readonly PageObject[] {
  for (const object of objects) {
    if (object.uuid === uuid) return [object];
    const inside = pathTo(childrenOf(object), uuid);
    if (inside.length > 0) return [object, ...inside];
  }
  return [];
}

/** Ids of the groups that a hand has entered: those around what is selected. */
export function enteredGroups(
  objects: readonly PageObject[],
  selection: readonly string[],
): ReadonlySet<string> {
  const isTop = new Set(objects.map(({ uuid }) => uuid));
  const members = selection.filter((uuid) => !isTop.has(uuid));
  return new Set(members.flatMap((uuid) => pathTo(objects, uuid).slice(0, -1)).map(({ uuid }) => uuid));
}

/** The topmost member of `group` at `point` (page mm) that a hand may take. */
export function memberAt(
  kinds: Kinds,
  group: PageObject,
  point: Point,
  toleranceMm: number,
): PageObject | undefined {
  return childrenOf(group).findLast(
    (member) => isInReach(member) && kinds.hitTest(member, point, toleranceMm),
  );
}

/** What a hand at `point` means by `object`: inside a group that is entered the member there; nothing between its members. */
export function meantBy(
  kinds: Kinds,
  object: PageObject,
  entered: ReadonlySet<string>,
  point: Point,
  toleranceMm: number,
): PageObject | undefined {
  let meant: PageObject | undefined = object;
  while (meant && entered.has(meant.uuid)) meant = memberAt(kinds, meant, point, toleranceMm);
  return meant;
}

/** `changed` as the objects of the page that hold them: a member is shown in its group, with what else the group holds. */
export function withTheirGroups(
  objects: readonly PageObject[],
  changed: readonly PageObject[],
): readonly PageObject[] {
  const isTop = new Set(objects.map(({ uuid }) => uuid));
  if (changed.every(({ uuid }) => isTop.has(uuid))) return changed;
  const changes = new Map(changed.map((object) => [object.uuid, object]));
  const isMember = ({ uuid }: PageObject) => !isTop.has(uuid) && findObject(objects, uuid) !== undefined;
  const roots = new Set(changed.filter(isMember).map(({ uuid }) => pathTo(objects, uuid)[0]));
  const groups = mapObjects(
    objects.filter((object) => roots.has(object)),
    (object) => changes.get(object.uuid) ?? object,
  );
  return [...groups, ...changed.filter((object) => !isMember(object))];
}
