import { z } from 'zod';
import { LIMITS } from '../../../values/limits.js';
import type { Immutable } from '../../../immutable.js';
import type { PageObject } from '../../../objects/schema.js';
import { fail } from '../../../result.js';
import { changeObjects } from '../../../commands/change-objects.js';
import type { CommandType } from '../../../commands/command-type.js';
import { namedObjects } from '../../../commands/named-objects.js';
import { groupingIssue } from '../../../commands/page-room.js';
import { takenId } from '../../../commands/taken-id.js';

const schema = z.strictObject({
  type: z.literal('break-up-imported'),
  uuid: z.uuid(),
  /** Id of the group that takes the graphic's place. */
  groupUuid: z.uuid(),
  /** Ids of the paths in it, one for each shape, from the back to the front. */
  pathUuids: z.array(z.uuid()).max(LIMITS.importedPaths),
});

/** Puts a group of paths in the place of an imported graphic; nothing looks different. The group keeps the graphic's name. */
export type BreakUpImported = Immutable<z.infer<typeof schema>>;

/**
 * Errors: COMMAND_OBJECT_NOT_FOUND, COMMAND_NOT_IMPORTED, COMMAND_ID_TAKEN, COMMAND_INVALID when there are not as many ids as
 * shapes, COMMAND_TOO_DEEP when the group would lie too deep in others, DOCUMENT_TOO_LARGE.
 */
export const breakUpImported: CommandType<BreakUpImported> = {
  schema,
  undoable: true,
  apply(document, { uuid, groupUuid, pathUuids }, kinds) {
    const named = namedObjects(document, [uuid]);
    if (!named.ok) return named;
    const [object] = named.value;
    const pieces = object && kinds.piecesOf(object);
    if (!pieces) {
      return fail({ code: 'COMMAND_NOT_IMPORTED', path: [], params: { uuid } });
    }
    if (pathUuids.length !== pieces.length) {
      return fail({
        code: 'COMMAND_INVALID',
        path: ['pathUuids'],
        params: { expected: pieces.length },
      });
    }
    const taken = takenId(document, [groupUuid, ...pathUuids]);
    if (taken) return fail(taken);

    const { moniker, hidden, locked } = object;
    const objects = pathUuids.flatMap((pathUuid, index): PageObject[] => {
      const piece = pieces[index];
      return piece ? [{ ...piece, uuid: pathUuid }] : [];
    });
    const group = kinds.create('group', { uuid: groupUuid, moniker, hidden, locked, objects });
    const changed = changeObjects(kinds, document, [uuid], () => group);
    if (!changed.ok) return changed;
    const issue = changed.value.pages.map((page) => groupingIssue(page.objects)).find(Boolean);
    return issue ? fail(issue) : changed;
  },
};
