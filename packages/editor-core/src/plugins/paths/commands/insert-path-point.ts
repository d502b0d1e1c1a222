import { z } from 'zod';
import type { Immutable } from '../../../immutable.js';
import { insertPathPoint as insertPoint } from '../path/insert-point.js';
import { fail, ok } from '../../../result.js';
import { changePath, pointNotFound } from './change-path.js';
import type { CommandType } from '../../../commands/command-type.js';
import { pathPointIndex } from './path-point-index.js';

const schema = z.strictObject({
  type: z.literal('insert-path-point'),
  uuid: z.uuid(),
  /** The point at which the line arrives that is cut; a piece's first point for the line that closes it. */
  point: pathPointIndex,
  /** Where on that line, from 0 at its beginning to 1 at its end. */
  t: z.number().gt(0).lt(1),
});

/** Puts a point onto a line of a path; the shape stays. */
export type InsertPathPoint = Immutable<z.infer<typeof schema>>;

/** Errors: COMMAND_OBJECT_NOT_FOUND, COMMAND_NOT_A_PATH, COMMAND_POINT_NOT_FOUND, COMMAND_INVALID beyond the bound of points. */
export const insertPathPoint: CommandType<InsertPathPoint> = {
  schema,
  undoable: true,
  apply: (document, { uuid, point, t }, kinds) =>
    changePath(kinds, document, uuid, (path) => {
      const changed = insertPoint(path, point, t);
      return changed ? ok(changed) : fail(pointNotFound(point));
    }),
};
