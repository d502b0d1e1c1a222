import { childrenOf, type PageObject } from '@tastwerk/editor-core';
import type { TreeNode } from '@tastwerk/ui';

/** Makes the rows of objects; one that did not change gives the same row again, so that it need not be drawn again. */
export type NodesOf = (objects: readonly PageObject[]) => readonly TreeNode[];

/** Rows by `nameOf`, the uppermost object first, as one looks onto the sheet. */
export function createNodes(nameOf: (object: PageObject) => string): NodesOf {
  const known = new WeakMap<PageObject, TreeNode>();
  const nodeOf = (object: PageObject): TreeNode => {
    const before = known.get(object);
    if (before) return before;
    const node = { id: object.uuid, text: nameOf(object), children: nodesOf(childrenOf(object)) };
    known.set(object, node);
    return node;
  };
  const nodesOf: NodesOf = (objects) => objects.toReversed().map(nodeOf);
  return nodesOf;
}

/** The objects of `objects` and of their groups by id, and the group around each that lies in one. */
export interface ObjectTree {
  readonly byId: ReadonlyMap<string, PageObject>;
  readonly parents: ReadonlyMap<string, PageObject>;
}

/** Looks through `objects` once. */
export function objectTree(objects: readonly PageObject[]): ObjectTree {
  const byId = new Map<string, PageObject>();
  const parents = new Map<string, PageObject>();
  const look = (list: readonly PageObject[], parent: PageObject | undefined) => {
    for (const object of list) {
      byId.set(object.uuid, object);
      if (parent) parents.set(object.uuid, parent);
      look(childrenOf(object), object);
    }
  };
  look(objects, undefined);
  return { byId, parents };
}

/** The groups around the object `uuid`, the innermost first. */
export function groupsAround(tree: ObjectTree, uuid: string): readonly PageObject[] {
  const parent = tree.parents.get(uuid);
  return parent ? [parent, ...groupsAround(tree, parent.uuid)] : [];
}
