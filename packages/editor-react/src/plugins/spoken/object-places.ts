import type { PageObject } from '@tastwerk/editor-core';
import { childrenOf } from '@tastwerk/editor-core/objects';

/** The groups around the object with `uuid`, the innermost first; none for an object that stands on the page itself. */
export function groupsAround(objects: readonly PageObject[], uuid: string): readonly PageObject[] {
  const find = (list: readonly PageObject[]): readonly PageObject[] | undefined => {
    for (const object of list) {
      if (object.uuid === uuid) return [];
      const deeper = find(childrenOf(object));
      if (deeper) return [...deeper, object];
    }
    return undefined;
  };
  return find(objects) ?? [];
}

/** The objects of the floor on which the object with `uuid` stands, itself included: those of the page or of its group. */
export function siblingsOf(objects: readonly PageObject[], uuid: string | undefined): readonly PageObject[] {
  const [group] = uuid === undefined ? [] : groupsAround(objects, uuid);
  return group ? childrenOf(group) : objects;
}
