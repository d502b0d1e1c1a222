import { z } from 'zod';
import type { Immutable } from '../../../immutable.js';
import type { PageObject } from '../../../objects/schema.js';
import { childrenOf } from '../../../objects/tree.js';
import { fail } from '../../../result.js';
import { changeSiblings } from '../../../commands/change-siblings.js';
import type { CommandType } from '../../../commands/command-type.js';
import { namedObjects } from '../../../commands/named-objects.js';
import { uuidsSchema } from '../../../commands/uuids.js';

const schema = z.strictObject({ type: z.literal('ungroup-objects'), uuids: uuidsSchema });

/** Puts what groups hold in their places. Nothing moves; what a group hid or locked stays hidden or locked. */
export type UngroupObjects = Immutable<z.infer<typeof schema>>;

function membersOf(object: PageObject): readonly PageObject[] {
  const { hidden, locked } = object;
  return childrenOf(object).map((member) =>
    (hidden && !member.hidden) || (locked && !member.locked)
      ? { ...member, hidden: member.hidden || hidden, locked: member.locked || locked }
      : member,
  );
}

/** Errors: COMMAND_OBJECT_NOT_FOUND, COMMAND_NOT_A_GROUP. */
export const ungroupObjects: CommandType<UngroupObjects> = {
  schema,
  undoable: true,
  apply(document, { uuids }, kinds) {
    const objects = namedObjects(document, uuids);
    if (!objects.ok) return objects;
    const other = objects.value.find((object) => !kinds.isHolder(object));
    if (other) return fail({ code: 'COMMAND_NOT_A_GROUP', path: [], params: { uuid: other.uuid } });
    return changeSiblings(document, uuids, (siblings, named) =>
      siblings.flatMap((object) => (named.has(object.uuid) ? membersOf(object) : [object])),
    );
  },
};
