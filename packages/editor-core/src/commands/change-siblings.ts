import type { Document } from '../document/schema.js';
import type { Issue } from '../issue.js';
import type { PageObject } from '../objects/schema.js';
import { childrenOf, withChildren } from '../objects/tree.js';
import { fail, ok, type Result } from '../result.js';
import { changePages } from './change-pages.js';
import { namedObjects } from './named-objects.js';

/** Objects of one page or one group, from the back to the front. */
export type Siblings = readonly PageObject[];

/** The ids of the objects that a command is about. */
export type Named = ReadonlySet<string>;

function changeList(siblings: Siblings, named: Named, change: (siblings: Siblings) => Siblings): Siblings {
  let hasNamed = false;
  const inside = siblings.map((object) => {
    if (named.has(object.uuid)) hasNamed = true;
    const children = childrenOf(object);
    if (children.length === 0 || named.has(object.uuid)) return object;
    const changed = changeList(children, named, change);
    return changed === children ? object : withChildren(object, changed);
  });
  const kept = inside.every((object, index) => object === siblings[index]) ? siblings : inside;
  return hasNamed ? change(kept) : kept;
}

/**
 * The document with `change` made to each list, of a page or of a group, that holds an object in `uuids`; `named` are the ids
 * without those of members whose group is named. `change` gives back the same list when nothing changes, and never an empty one.
 * COMMAND_OBJECT_NOT_FOUND when one is missing.
 */
export function changeSiblings(
  document: Document,
  uuids: Iterable<string>,
  change: (siblings: Siblings, named: Named) => Siblings,
): Result<Document, Issue> {
  const objects = namedObjects(document, uuids);
  if (!objects.ok) return objects;
  const named = new Set(objects.value.map(({ uuid }) => uuid));
  return ok(changePages(document, (list) => changeList(list, named, (siblings) => change(siblings, named))));
}

/** The document with `joined` in the place of the topmost of `members`, which go. COMMAND_OBJECTS_APART unless all lie in one page or group. */
export function joinSiblings(
  document: Document,
  members: readonly PageObject[],
  joined: PageObject,
): Result<Document, Issue> {
  const isMember = new Set(members.map(({ uuid }) => uuid));
  let lists = 0;
  const changed = changeSiblings(document, isMember, (siblings) => {
    lists += 1;
    const top = siblings.findLastIndex(({ uuid }) => isMember.has(uuid));
    return siblings.toSpliced(top + 1, 0, joined).filter(({ uuid }) => !isMember.has(uuid));
  });
  if (!changed.ok || lists <= 1) return changed;
  return fail({ code: 'COMMAND_OBJECTS_APART', path: ['uuids'] });
}
