import { z } from 'zod';
import type { Document } from '../document/schema.js';
import type { Point } from '../geometry/point.js';
import type { Issue } from '../issue.js';
import type { PageObject } from '../objects/schema.js';
import { childrenOf, mapObjects, walkObjects, withChildren } from '../objects/tree.js';
import { fail, ok, type Result } from '../result.js';
import { objectIssue } from './change-objects.js';
import { takenId, uuidsIn } from './taken-id.js';
import type { Kinds } from '../objects/kinds.js';

/** The id of the copy of each object, by the object's own id; members of groups need one too. */
export const copyIdsSchema = z.record(z.uuid(), z.uuid());

type CopyIds = Readonly<Record<string, string>>;

function renamed(kinds: Kinds, object: PageObject, ids: CopyIds): PageObject {
  const copy = kinds.retied({ ...object, uuid: ids[object.uuid] ?? object.uuid }, (uuid) => ids[uuid]);
  const members = childrenOf(copy);
  return members.length === 0
    ? copy
    : withChildren(
        copy,
        members.map((member) => renamed(kinds, member, ids)),
      );
}

/**
 * Copies of `objects` with the ids that `ids` holds for them, moved by `by` mm. Errors: COMMAND_INVALID when an id is missing or
 * a copy would leave the bounds of coordinates, COMMAND_ID_TAKEN.
 */
export function copiesOf(
  kinds: Kinds,
  document: Document,
  objects: readonly PageObject[],
  ids: CopyIds,
  by: Point,
): Result<readonly PageObject[], Issue> {
  const uuids = uuidsIn(objects);
  const missing = uuids.find((uuid) => !Object.hasOwn(ids, uuid));
  if (missing !== undefined) {
    return fail({ code: 'COMMAND_INVALID', path: ['ids', missing], params: { uuid: missing } });
  }
  const copies = objects.map((object) => kinds.moveObject(renamed(kinds, object, ids), by.x, by.y));
  const taken = takenId(document, uuidsIn(copies));
  if (taken) return fail(taken);
  for (const copy of copies) {
    const issue = objectIssue(kinds, copy);
    if (issue) return fail({ ...issue, path: ['objects', ...issue.path] });
  }
  return ok(copies);
}

/** `objects` without a legend: it belongs to its page, so it is never copied or moved to another. */
export function withoutLegend(kinds: Kinds, objects: readonly PageObject[]): readonly PageObject[] {
  return mapObjects(objects, (object) => (kinds.isRemovable(object) ? object : undefined));
}

function titlesIn(kinds: Kinds, objects: readonly PageObject[]): readonly PageObject[] {
  const titles: PageObject[] = [];
  walkObjects(objects, (object) => {
    if (kinds.purposeOf(object) === 'title') titles.push(object);
  });
  return titles;
}

/**
 * `objects` as they may come to a page that shows `present`: a title label stays one only where there is none yet and when it says
 * what the document's titles say. Any other becomes an ordinary label, so that no text is lost.
 */
export function titlesAsLabels(
  kinds: Kinds,
  document: Document,
  present: readonly PageObject[],
  objects: readonly PageObject[],
): readonly PageObject[] {
  const [first] = document.pages.flatMap((page) => titlesIn(kinds, page.objects));
  let hasTitle = titlesIn(kinds, present).length > 0;
  return mapObjects(objects, (object) => {
    if (kinds.purposeOf(object) !== 'title') return object;
    const stays = !hasTitle && (!first || kinds.textOf(first) === kinds.textOf(object));
    hasTitle ||= stays;
    return stays ? object : kinds.withoutPurpose(object);
  });
}
