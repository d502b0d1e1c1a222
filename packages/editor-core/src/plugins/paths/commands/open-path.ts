import { z } from 'zod';
import type { Immutable } from '../../../immutable.js';
import { openPath as openAt } from '../path/open-close.js';
import { fail, ok } from '../../../result.js';
import { changePath, pointNotFound } from './change-path.js';
import type { CommandType } from '../../../commands/command-type.js';
import { pathPointIndex } from './path-point-index.js';

const schema = z.strictObject({
  type: z.literal('open-path'),
  uuid: z.uuid(),
  /** Where it opens; other pieces open where they begin. */
  point: pathPointIndex,
});

/** Opens a closed path at a point. Its lines all stay: both ends lie on each other until one is moved. */
export type OpenPath = Immutable<z.infer<typeof schema>>;

/** Errors: COMMAND_OBJECT_NOT_FOUND, COMMAND_NOT_A_PATH, COMMAND_POINT_NOT_FOUND. An open path stays as it is. */
export const openPath: CommandType<OpenPath> = {
  schema,
  undoable: true,
  apply: (document, { uuid, point }, kinds) =>
    changePath(kinds, document, uuid, (path) => {
      if (!path.closed) return ok(path);
      const changed = openAt(path, point);
      return changed ? ok(changed) : fail(pointNotFound(point));
    }),
};
