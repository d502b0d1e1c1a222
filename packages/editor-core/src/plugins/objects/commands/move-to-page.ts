import { z } from 'zod';
import type { Immutable } from '../../../immutable.js';
import { mapObjects } from '../../../objects/tree.js';
import { fail, ok } from '../../../result.js';
import { changePage } from '../../../commands/change-page.js';
import { changePages } from '../../../commands/change-pages.js';
import type { CommandType } from '../../../commands/command-type.js';
import { titlesAsLabels } from '../../../commands/copies.js';
import { followKeyed, keyedLabels, withDocumentKey } from '../../../commands/key-rules.js';
import { withoutLocked } from '../../../commands/locked-objects.js';
import { namedObjects } from '../../../commands/named-objects.js';
import { pageRoomIssue } from '../../../commands/page-room.js';
import { uuidsIn } from '../../../commands/taken-id.js';
import { uuidsSchema } from '../../../commands/uuids.js';

const schema = z.strictObject({ type: z.literal('move-to-page'), uuids: uuidsSchema, pageUuid: z.uuid() });

/**
 * Brings objects from other pages to a page, in front of all others and at the same place. What is there already stays as it is,
 * and so does what is locked. A legend goes where room is, and explains the whole document from then on. A group that is left empty goes; a title label stays one only where the page has none. Keyed labels put
 * the legend of the page in use.
 */
export type MoveToPage = Immutable<z.infer<typeof schema>>;

/** Errors: COMMAND_OBJECT_NOT_FOUND, COMMAND_PAGE_NOT_FOUND, DOCUMENT_TOO_LARGE. */
export const moveToPage: CommandType<MoveToPage> = {
  schema,
  undoable: true,
  apply(document, { uuids, pageUuid }, kinds) {
    const named = namedObjects(document, withoutLocked(document, uuids));
    if (!named.ok) return named;
    const target = document.pages.filter(({ uuid }) => uuid === pageUuid);
    const there = new Set(target.flatMap(({ objects }) => uuidsIn(objects)));
    const moved = named.value.filter((object) => kinds.isRemovable(object) && !there.has(object.uuid));
    const isMoved = new Set(moved.map(({ uuid }) => uuid));
    const left = changePages(document, (objects) =>
      mapObjects(objects, (object) => (isMoved.has(object.uuid) ? undefined : object)),
    );
    const brought = changePage(left, pageUuid, (page) => {
      if (moved.length === 0) return ok(page);
      const objects = [...page.objects, ...titlesAsLabels(kinds, left, page.objects, moved)];
      const full = pageRoomIssue(objects);
      return full ? fail(full) : ok({ ...page, objects });
    });
    const isKeyMoved = named.value.some(
      (object) => kinds.purposeOf(object) === 'legend' && !there.has(object.uuid),
    );
    const withKey = brought.ok && isKeyMoved ? withDocumentKey(kinds, brought.value, pageUuid) : brought;
    return withKey.ok ? followKeyed(kinds, withKey.value, keyedLabels(moved)) : withKey;
  },
};
