import { z } from 'zod';
import { LIMITS } from '../../../values/limits.js';
import type { Immutable } from '../../../immutable.js';
import { continuePath as drawOn } from '../path/continue-path.js';
import { pathStepPointSchema } from '../../../objects/path/schema.js';
import { fail, ok } from '../../../result.js';
import { changePath, pointNotFound } from './change-path.js';
import type { CommandType } from '../../../commands/command-type.js';
import { pathPointIndex } from './path-point-index.js';

const schema = z.strictObject({
  type: z.literal('continue-path'),
  uuid: z.uuid(),
  /** The end of a piece from which it is drawn on: its first or its last point. */
  point: pathPointIndex,
  /** Lines and curves in page mm, in the order in which they are drawn away from that end. */
  steps: z.array(pathStepPointSchema).max(LIMITS.pathPoints),
});

/** Draws an open path on from one of its ends. */
export type ContinuePath = Immutable<z.infer<typeof schema>>;

/**
 * Errors: COMMAND_OBJECT_NOT_FOUND, COMMAND_NOT_A_PATH, COMMAND_POINT_NOT_FOUND, COMMAND_PATH_CLOSED, COMMAND_NOT_AN_END when the
 * point lies within a piece, COMMAND_INVALID beyond the bounds of points and coordinates.
 */
export const continuePath: CommandType<ContinuePath> = {
  schema,
  undoable: true,
  apply: (document, { uuid, point, steps }, kinds) =>
    changePath(kinds, document, uuid, (path) => {
      if (path.closed) return fail({ code: 'COMMAND_PATH_CLOSED', path: [], params: { uuid } });
      if (point >= path.points.length) return fail(pointNotFound(point));
      if (steps.length === 0) return ok(path);
      const changed = drawOn(path, point, steps);
      return changed ? ok(changed) : fail({ code: 'COMMAND_NOT_AN_END', path: [], params: { point } });
    }),
};
