import { z } from 'zod';
import type { Immutable } from '../../../immutable.js';
import { mapNamed } from '../../../objects/places.js';
import type { PageObject } from '../../../objects/schema.js';
import { fail, ok } from '../../../result.js';
import { changePages } from '../../../commands/change-pages.js';
import type { CommandType } from '../../../commands/command-type.js';
import { withoutLocked } from '../../../commands/locked-objects.js';
import { objectNotFound, takeNamed } from '../../../commands/named-objects.js';
import { uuidsSchema } from '../../../commands/uuids.js';

const schema = z.strictObject({ type: z.literal('remove-objects'), uuids: uuidsSchema });

/** Takes objects away, on whatever page and in whatever group they are; a legend stays, and what is locked. A group that is left empty goes too. */
export type RemoveObjects = Immutable<z.infer<typeof schema>>;

/** Errors: COMMAND_OBJECT_NOT_FOUND. */
export const removeObjects: CommandType<RemoveObjects> = {
  schema,
  undoable: true,
  apply(document, { uuids }, kinds) {
    const waiting = new Set(withoutLocked(document, uuids));
    const remove = (object: PageObject): PageObject | undefined =>
      takeNamed(waiting, object) && kinds.isRemovable(object) ? undefined : object;
    const removed = changePages(document, (objects) => mapNamed(objects, waiting, remove));
    const [unknown] = waiting;
    return unknown === undefined ? ok(removed) : fail(objectNotFound(unknown));
  },
};
