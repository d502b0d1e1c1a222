import { z } from 'zod';
import { LIMITS } from '../../../values/limits.js';
import type { Immutable } from '../../../immutable.js';
import { coordinate } from '../../../objects/fields.js';
import { fromKinds } from '../../../objects/kinds.js';
import { fail, ok } from '../../../result.js';
import { changePage } from '../../../commands/change-page.js';
import type { CommandType } from '../../../commands/command-type.js';
import { copiesOf, copyIdsSchema, titlesAsLabels, withoutLegend } from '../../../commands/copies.js';
import { followKeyed, keyedLabels } from '../../../commands/key-rules.js';
import { pageRoomIssue } from '../../../commands/page-room.js';

const schema = fromKinds(({ objectSchema }) =>
  z.strictObject({
    type: z.literal('paste-objects'),
    pageUuid: z.uuid(),
    /** What was copied, from this document or another, with the ids it had there. */
    objects: z.array(objectSchema).max(LIMITS.objectsPerPage),
    ids: copyIdsSchema,
    dx: coordinate,
    dy: coordinate,
  }),
);

/**
 * Puts copies of `objects` on a page, in front of all others and moved by `dx`, `dy` mm. A title label stays one only where the
 * page has none and the document's titles say the same; a legend is never pasted, but keyed labels put that of the
 * page in use.
 */
export type PasteObjects = Immutable<z.infer<ReturnType<typeof schema>>>;

/** Errors: COMMAND_PAGE_NOT_FOUND, COMMAND_ID_TAKEN, COMMAND_INVALID, DOCUMENT_TOO_LARGE. */
export const pasteObjects: CommandType<PasteObjects> = {
  schema,
  undoable: true,
  apply(document, { pageUuid, objects, ids, dx, dy }, kinds) {
    const copies = copiesOf(kinds, document, withoutLegend(kinds, objects), ids, { x: dx, y: dy });
    if (!copies.ok) return copies;
    const pasted = changePage(document, pageUuid, (page) => {
      if (copies.value.length === 0) return ok(page);
      const all = [...page.objects, ...titlesAsLabels(kinds, document, page.objects, copies.value)];
      const full = pageRoomIssue(all);
      return full ? fail(full) : ok({ ...page, objects: all });
    });
    return pasted.ok ? followKeyed(kinds, pasted.value, keyedLabels(copies.value)) : pasted;
  },
};
