import { z } from 'zod';
import type { Page } from '../../../document/schema.js';
import type { Immutable } from '../../../immutable.js';
import type { Issue } from '../../../issue.js';
import type { PageObject } from '../../../objects/schema.js';
import { childrenOf, findObject, withChildren } from '../../../objects/tree.js';
import type { Kinds } from '../../../objects/kinds.js';
import { fail, ok, type Result } from '../../../result.js';
import { changePage } from '../../../commands/change-page.js';
import type { Named, Siblings } from '../../../commands/change-siblings.js';
import type { CommandType } from '../../../commands/command-type.js';
import { namedObjects, objectNotFound } from '../../../commands/named-objects.js';
import { groupingIssue } from '../../../commands/page-room.js';
import { uuidsSchema } from '../../../commands/uuids.js';

const schema = z.strictObject({
  type: z.literal('place-objects'),
  uuids: uuidsSchema,
  /** Id of the page or of the group that is to hold them. */
  into: z.uuid(),
  /** Their place among what it holds besides them, 0 at the back. */
  index: z.number().int().min(0),
});

/**
 * Gives objects another place in the tree of their page, into or out of groups; on the paper nothing moves. They keep their order
 * among each other. A legend goes into no group, and a group that is left empty goes.
 */
export type PlaceObjects = Immutable<z.infer<typeof schema>>;

function isSame(a: Siblings, b: Siblings): boolean {
  return a.length === b.length && a.every((object, index) => object === b[index]);
}

/** `siblings`, which `holder` holds, with what moves taken out everywhere and put into the holder `into`. */
function placed(
  kinds: Kinds,
  siblings: Siblings,
  holder: string,
  moved: Siblings,
  to: PlaceObjects,
): Siblings {
  const isMoved: Named = new Set(moved.map(({ uuid }) => uuid));
  const kept = siblings
    .filter(({ uuid }) => !isMoved.has(uuid))
    .map((object) => {
      const members = childrenOf(object);
      if (members.length === 0) return object;
      const changed = placed(kinds, members, object.uuid, moved, to);
      return changed === members ? object : withChildren(object, changed);
    });
  const all = holder === to.into ? kept.toSpliced(to.index, 0, ...moved) : kept;
  const full = all.filter((object) => !kinds.isHolder(object) || childrenOf(object).length > 0);
  return isSame(full, siblings) ? siblings : full;
}

/** The page that is or holds `uuid`, when it is a page or a group. */
function holderPage(kinds: Kinds, pages: readonly Page[], uuid: string): Result<Page, Issue> {
  for (const page of pages) {
    if (page.uuid === uuid) return ok(page);
    const object = findObject(page.objects, uuid);
    if (object) {
      return kinds.isHolder(object)
        ? ok(page)
        : fail({ code: 'COMMAND_NOT_A_GROUP', path: ['into'], params: { uuid } });
    }
  }
  return fail(objectNotFound(uuid));
}

function isOn(page: Page, { uuid }: PageObject): boolean {
  return findObject(page.objects, uuid) !== undefined;
}

/**
 * Errors: COMMAND_OBJECT_NOT_FOUND, COMMAND_NOT_A_GROUP, COMMAND_OBJECTS_APART when one is on another page,
 * COMMAND_GROUP_IN_ITSELF, COMMAND_TOO_DEEP.
 */
export const placeObjects: CommandType<PlaceObjects> = {
  schema,
  undoable: true,
  apply(document, command, kinds) {
    const { uuids, into } = command;
    const named = namedObjects(document, uuids);
    if (!named.ok) return named;
    const page = holderPage(kinds, document.pages, into);
    if (!page.ok) return page;
    const isIntoPage = page.value.uuid === into;
    const moved = named.value.filter((object) => isIntoPage || kinds.isRemovable(object));
    if (moved.some((object) => !isOn(page.value, object)))
      return fail({ code: 'COMMAND_OBJECTS_APART', path: ['uuids'] });
    if (findObject(moved, into)) return fail({ code: 'COMMAND_GROUP_IN_ITSELF', path: ['into'] });
    if (moved.length === 0) return ok(document);
    return changePage(document, page.value.uuid, (held) => {
      const objects = placed(kinds, held.objects, held.uuid, moved, command);
      if (objects === held.objects) return ok(held);
      const issue = groupingIssue(objects);
      return issue ? fail(issue) : ok({ ...held, objects });
    });
  },
};
