import { z } from 'zod';
import { boxCentre, uniteBoxes } from '../../../geometry/box.js';
import type { Immutable } from '../../../immutable.js';
import { ok } from '../../../result.js';
import { changeObjects } from '../../../commands/change-objects.js';
import type { CommandType } from '../../../commands/command-type.js';
import { withoutLocked } from '../../../commands/locked-objects.js';
import { namedObjects } from '../../../commands/named-objects.js';
import { uuidsSchema } from '../../../commands/uuids.js';

const schema = z.strictObject({
  type: z.literal('flip-objects'),
  uuids: uuidsSchema,
  /** `horizontal` exchanges left and right, `vertical` top and bottom. */
  direction: z.enum(['horizontal', 'vertical']),
});

/** Mirrors objects about the centre of the box around them all. Labels change places and are never mirrored themselves. */
export type FlipObjects = Immutable<z.infer<typeof schema>>;

/** Errors: COMMAND_OBJECT_NOT_FOUND, COMMAND_INVALID when an object would leave the bounds of coordinates. */
export const flipObjects: CommandType<FlipObjects> = {
  schema,
  undoable: true,
  apply(document, { uuids, direction }, kinds) {
    const free = withoutLocked(document, uuids);
    const objects = namedObjects(document, free);
    if (!objects.ok) return objects;
    if (objects.value.length === 0) return ok(document);
    const centre = boxCentre(objects.value.map(kinds.extentOf).reduce(uniteBoxes));
    // Any box around the centre does; one with sides mirrors also what has no width or height of its own.
    const from = { x: centre.x - 1, y: centre.y - 1, width: 2, height: 2 };
    const to =
      direction === 'horizontal'
        ? { ...from, x: centre.x + 1, width: -2 }
        : { ...from, y: centre.y + 1, height: -2 };
    return changeObjects(kinds, document, free, (object) => kinds.scaleObject(object, from, to));
  },
};
