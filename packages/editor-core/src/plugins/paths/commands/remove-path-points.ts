import { z } from 'zod';
import { LIMITS } from '../../../values/limits.js';
import type { Immutable } from '../../../immutable.js';
import { removePathPoints as removePoints } from '../path/remove-points.js';
import { fail, ok } from '../../../result.js';
import { changePath, pointNotFound } from './change-path.js';
import type { CommandType } from '../../../commands/command-type.js';
import { pathPointIndex } from './path-point-index.js';

const schema = z.strictObject({
  type: z.literal('remove-path-points'),
  uuid: z.uuid(),
  points: z.array(pathPointIndex).max(LIMITS.pathPoints),
});

/** Takes points out of a path; their neighbours are joined. A piece that is left with a single point goes too. */
export type RemovePathPoints = Immutable<z.infer<typeof schema>>;

/**
 * Errors: COMMAND_OBJECT_NOT_FOUND, COMMAND_NOT_A_PATH, COMMAND_POINT_NOT_FOUND, COMMAND_PATH_TOO_SHORT when nothing of the path
 * would be left.
 */
export const removePathPoints: CommandType<RemovePathPoints> = {
  schema,
  undoable: true,
  apply: (document, { uuid, points }, kinds) =>
    changePath(kinds, document, uuid, (path) => {
      const unknown = points.find((point) => point >= path.points.length);
      if (unknown !== undefined) return fail(pointNotFound(unknown));
      if (points.length === 0) return ok(path);
      const changed = removePoints(path, points);
      return changed ? ok(changed) : fail({ code: 'COMMAND_PATH_TOO_SHORT', path: [], params: { uuid } });
    }),
};
