import { z } from 'zod';
import type { Box } from '../../../geometry/box.js';
import { coordinate } from '../../../objects/fields.js';
import type { PageObject } from '../../../objects/schema.js';
import { changeObjects } from '../../../commands/change-objects.js';
import type { CommandType } from '../../../commands/command-type.js';
import { withoutLocked } from '../../../commands/locked-objects.js';
import { uuidsSchema } from '../../../commands/uuids.js';
import type { Kinds } from '../../../objects/kinds.js';

/** Maps objects as the box `from` becomes `to`, in page mm. A negative side of `to` flips; none vanishes. */
export interface BoxChange<T extends string> {
  readonly type: T;
  readonly uuids: readonly string[];
  readonly from: Box;
  readonly to: Box;
}

/** Longest side of a box that objects are mapped from or onto, in mm: five times the reach of coordinates. */
const MAX_SIDE_MM = 10_000;

const side = z.number().min(0).max(MAX_SIDE_MM);
const toSide = z.number().min(-MAX_SIDE_MM).max(MAX_SIDE_MM);

function isSameBox(a: Box, b: Box): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}

/**
 * The command `type` that makes the change of `changeOf` to each object. Errors: COMMAND_OBJECT_NOT_FOUND, COMMAND_INVALID when an object would
 * become too small or too large.
 */
export function boxChangeCommand<T extends string>(
  type: T,
  changeOf: (kinds: Kinds) => (object: PageObject, from: Box, to: Box) => PageObject,
): CommandType<BoxChange<T>> {
  return {
    schema: z
      .strictObject({
        type: z.literal(type),
        uuids: uuidsSchema,
        from: z.strictObject({ x: coordinate, y: coordinate, width: side, height: side }),
        to: z.strictObject({ x: coordinate, y: coordinate, width: toSide, height: toSide }),
      })
      .refine(
        ({ from, to }) => (from.width === 0 || to.width !== 0) && (from.height === 0 || to.height !== 0),
        { message: 'a side must not vanish', path: ['to'] },
      ),
    undoable: true,
    apply: (document, { uuids, from, to }, kinds) =>
      changeObjects(kinds, document, withoutLocked(document, uuids), (object) =>
        isSameBox(from, to) ? object : changeOf(kinds)(object, from, to),
      ),
  };
}
