import { z } from 'zod';
import type { Immutable } from '../immutable.js';
import { coordinate } from '../objects/fields.js';
import { withObjectType } from '../objects/registry.js';
import { changeObjects } from './change-objects.js';
import type { CommandType } from './command-type.js';
import { uuidsSchema } from './uuids.js';

const side = z.number().min(0).max(10_000);
const toSide = z.number().min(-10_000).max(10_000);

const schema = z
  .strictObject({
    type: z.literal('resize-objects'),
    uuids: uuidsSchema,
    from: z.strictObject({ x: coordinate, y: coordinate, width: side, height: side }),
    to: z.strictObject({ x: coordinate, y: coordinate, width: toSide, height: toSide }),
  })
  .refine(({ from, to }) => (from.width === 0 || to.width !== 0) && (from.height === 0 || to.height !== 0), {
    message: 'a side must not vanish',
    path: ['to'],
  });

/**
 * Maps the frames of objects as the box `from` becomes `to` (page mm, before turning). A negative side of `to` flips. Path
 * points are scaled; strokes and text keep their size.
 */
export type ResizeObjects = Immutable<z.infer<typeof schema>>;

/** Errors: COMMAND_OBJECT_NOT_FOUND, COMMAND_INVALID when an object would become too small or too large. */
export const resizeObjects: CommandType<ResizeObjects> = {
  schema,
  undoable: true,
  apply: (document, { uuids, from, to }) =>
    changeObjects(document, uuids, (object) =>
      withObjectType(object, (type, it) => type.resize(it, from, to)),
    ),
};
