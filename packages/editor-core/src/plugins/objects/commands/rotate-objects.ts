import { z } from 'zod';
import type { Immutable } from '../../../immutable.js';
import { coordinate } from '../../../objects/fields.js';
import { changeObjects } from '../../../commands/change-objects.js';
import type { CommandType } from '../../../commands/command-type.js';
import { withoutLocked } from '../../../commands/locked-objects.js';
import { uuidsSchema } from '../../../commands/uuids.js';

const schema = z.strictObject({
  type: z.literal('rotate-objects'),
  uuids: uuidsSchema,
  degrees: z.number().min(-360).max(360),
  centre: z.strictObject({ x: coordinate, y: coordinate }),
});

/** Turns objects by `degrees` clockwise about `centre` in page mm, each with its content. */
export type RotateObjects = Immutable<z.infer<typeof schema>>;

/** Errors: COMMAND_OBJECT_NOT_FOUND, COMMAND_INVALID when an object would leave the bounds of coordinates. */
export const rotateObjects: CommandType<RotateObjects> = {
  schema,
  undoable: true,
  apply: (document, { uuids, degrees, centre }, kinds) =>
    changeObjects(kinds, document, withoutLocked(document, uuids), (object) =>
      degrees % 360 === 0 ? object : kinds.turnObject(object, degrees, centre),
    ),
};
