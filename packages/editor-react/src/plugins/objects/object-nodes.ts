import type { PageObject } from '@tastwerk/editor-core';
import { childrenOf } from '@tastwerk/editor-core/objects';
import type { TreeNode } from '@tastwerk/ui';
import { sameItems } from '../../state/same-items.js';

/** Makes the rows of objects. What is listed as before is the same row, and the same list, again: only what changed is drawn again. */
export type NodesOf = (objects: readonly PageObject[]) => readonly TreeNode[];

/** A row with the object that it was made of. */
interface Made {
  readonly object: PageObject;
  readonly node: TreeNode;
}

/** Where an object stands; it is called the same anywhere. */
const PLACE: ReadonlySet<string> = new Set(['x', 'y']);

/** Whether an object only stands elsewhere than before: moving thousands of them names none again. */
function wasOnlyMoved(before: PageObject, now: PageObject): boolean {
  const isKept = (key: string): boolean => Reflect.get(before, key) === Reflect.get(now, key);
  return Object.keys(now).every((key) => PLACE.has(key) || isKept(key));
}

/** Rows by `nameOf`, the uppermost object first, as one looks onto the sheet. */
export function createNodes(nameOf: (object: PageObject) => string): NodesOf {
  let known: ReadonlyMap<string, Made> = new Map();
  let listed: readonly TreeNode[] = [];
  return (objects) => {
    const made = new Map<string, Made>();
    const nodeOf = (object: PageObject): TreeNode => {
      const before = known.get(object.uuid);
      const isSame = before?.object === object && childrenOf(object).length === 0;
      const node = isSame ? before.node : nodeFrom(object, before);
      made.set(object.uuid, { object, node });
      return node;
    };
    const nodeFrom = (object: PageObject, before: Made | undefined): TreeNode => {
      const children = nodesFrom(childrenOf(object), before?.node.children ?? []);
      const text = before && wasOnlyMoved(before.object, object) ? before.node.text : nameOf(object);
      const isListedTheSame = before?.node.text === text && before.node.children === children;
      return isListedTheSame ? before.node : { id: object.uuid, text, children };
    };
    const nodesFrom = (list: readonly PageObject[], before: readonly TreeNode[]): readonly TreeNode[] => {
      const nodes = list.toReversed().map(nodeOf);
      return sameItems(nodes, before) ? before : nodes;
    };
    listed = nodesFrom(objects, listed);
    known = made;
    return listed;
  };
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
