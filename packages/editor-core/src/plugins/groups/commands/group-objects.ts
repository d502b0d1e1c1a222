import { z } from 'zod';
import { wordLanguageOf } from '../../../translator/systems.js';
import { documentFields } from '../../../document/schema.js';
import type { Immutable } from '../../../immutable.js';
import { fail, ok } from '../../../result.js';
import { joinSiblings } from '../../../commands/change-siblings.js';
import type { CommandType } from '../../../commands/command-type.js';
import { namedObjects } from '../../../commands/named-objects.js';
import { changedPageIssue, groupingIssue } from '../../../commands/page-room.js';
import { takenId } from '../../../commands/taken-id.js';
import { uuidsSchema } from '../../../commands/uuids.js';

/** What a new group is called, by the language of its document (product spec section 3): content, so it comes with the core. */
const GROUP_NAMES = { de: 'Gruppe', en: 'Group' } as const;

const schema = z.strictObject({
  type: z.literal('group-objects'),
  /** Id of the new group. */
  uuid: z.uuid(),
  uuids: uuidsSchema,
  /** The group's name; "Gruppe" or "Group" by the document's language when absent. */
  moniker: documentFields.title.exactOptional(),
});

/** Joins objects of one page or group to a group, which takes the place of the topmost. A legend stays by itself. */
export type GroupObjects = Immutable<z.infer<typeof schema>>;

/**
 * Errors: COMMAND_OBJECT_NOT_FOUND, COMMAND_ID_TAKEN, COMMAND_OBJECTS_APART when they do not lie in one page or group,
 * COMMAND_TOO_DEEP when groups would lie in each other deeper than they may, DOCUMENT_TOO_LARGE.
 */
export const groupObjects: CommandType<GroupObjects> = {
  schema,
  undoable: true,
  apply(document, { uuid, uuids, moniker }, kinds) {
    const named = namedObjects(document, uuids);
    if (!named.ok) return named;
    const members = named.value.filter(kinds.isRemovable);
    if (members.length === 0) return ok(document);
    const taken = takenId(document, [uuid]);
    if (taken) return fail(taken);

    const name = moniker ?? GROUP_NAMES[wordLanguageOf(document.system)];
    const group = kinds.create('group', { uuid, moniker: name, objects: members });
    const grouped = joinSiblings(document, members, group);
    if (!grouped.ok) return grouped;
    const issue = changedPageIssue(document, grouped.value, groupingIssue);
    return issue ? fail(issue) : grouped;
  },
};
