import { z } from 'zod';
import type { Immutable } from '../../../immutable.js';
import { convertPathPoint as convertPoint, POINT_FORMS } from '../path/convert-point.js';
import { fail, ok } from '../../../result.js';
import { changePath, pointNotFound } from './change-path.js';
import type { CommandType } from '../../../commands/command-type.js';
import { pathPointIndex } from './path-point-index.js';

const schema = z.strictObject({
  type: z.literal('convert-path-point'),
  uuid: z.uuid(),
  point: pathPointIndex,
  form: z.enum(POINT_FORMS),
});

/** Makes a point of a path a corner, without handles, or smooth, with handles on one line. */
export type ConvertPathPoint = Immutable<z.infer<typeof schema>>;

/** Errors: COMMAND_OBJECT_NOT_FOUND, COMMAND_NOT_A_PATH, COMMAND_POINT_NOT_FOUND. */
export const convertPathPoint: CommandType<ConvertPathPoint> = {
  schema,
  undoable: true,
  apply: (document, { uuid, point, form }, kinds) =>
    changePath(kinds, document, uuid, (path) => {
      const changed = convertPoint(path, point, form);
      return changed ? ok(changed) : fail(pointNotFound(point));
    }),
};
