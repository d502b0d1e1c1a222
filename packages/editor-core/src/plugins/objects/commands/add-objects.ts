import { z } from 'zod';
import { LIMITS } from '../../../values/limits.js';
import type { Immutable } from '../../../immutable.js';
import { keptOf } from '../../../objects/kept.js';
import { fromKinds } from '../../../objects/kinds.js';
import { fail, ok } from '../../../result.js';
import { changePage } from '../../../commands/change-page.js';
import type { CommandType } from '../../../commands/command-type.js';
import { circleOn } from '../../../commands/kept-rules.js';
import { followKeyed, keyedLabels, legendIssue } from '../../../commands/key-rules.js';
import { pageRoomIssue } from '../../../commands/page-room.js';
import { takenId, uuidsIn } from '../../../commands/taken-id.js';

const schema = fromKinds(({ objectSchema }) =>
  z.strictObject({
    type: z.literal('add-objects'),
    pageUuid: z.uuid(),
    objects: z.array(objectSchema).max(LIMITS.objectsPerPage),
    /** Place among the page's objects, 0 at the back; in front of all when absent or too large. */
    index: z.number().int().min(0).exactOptional(),
  }),
);

/** Puts objects on a page, in front of all others or at `index`. Keyed labels put the page's legend in use. */
export type AddObjects = Immutable<z.infer<ReturnType<typeof schema>>>;

/** Errors: COMMAND_PAGE_NOT_FOUND, COMMAND_ID_TAKEN, COMMAND_SECOND_LEGEND, COMMAND_RELATION_CIRCLE, DOCUMENT_TOO_LARGE. */
export const addObjects: CommandType<AddObjects> = {
  schema,
  undoable: true,
  apply(document, { pageUuid, objects, index }, kinds) {
    if (objects.length === 0) return ok(document);
    const taken = takenId(document, uuidsIn(objects));
    if (taken) return fail(taken);
    const added = changePage(document, pageUuid, (page) => {
      const all = page.objects.toSpliced(index ?? page.objects.length, 0, ...objects);
      const issue = pageRoomIssue(all) ?? legendIssue(kinds, all);
      return issue ? fail(issue) : ok({ ...page, objects: all });
    });
    const tied = objects.filter((object) => keptOf(object));
    const circle = added.ok ? circleOn(added.value, new Set(uuidsIn(tied))) : undefined;
    if (circle) return fail(circle);
    return added.ok ? followKeyed(kinds, added.value, keyedLabels(objects)) : added;
  },
};
