import { z } from 'zod';
import type { Immutable } from '../../../immutable.js';
import { coordinate } from '../../../objects/fields.js';
import type { CommandType } from '../../../commands/command-type.js';
import { withoutLocked } from '../../../commands/locked-objects.js';
import { uuidsSchema } from '../../../commands/uuids.js';
import { shiftObjects } from './shift-objects.js';

const schema = z.strictObject({
  type: z.literal('move-objects'),
  uuids: uuidsSchema,
  dx: coordinate,
  dy: coordinate,
});

/** Moves objects by `dx`, `dy` in mm. */
export type MoveObjects = Immutable<z.infer<typeof schema>>;

/** Errors: COMMAND_OBJECT_NOT_FOUND, COMMAND_INVALID when an object would leave the bounds of coordinates. */
export const moveObjects: CommandType<MoveObjects> = {
  schema,
  undoable: true,
  apply(document, { uuids, dx, dy }, kinds) {
    const free = withoutLocked(document, uuids);
    return shiftObjects(kinds, document, new Map(free.map((uuid) => [uuid, { x: dx, y: dy }])));
  },
};
