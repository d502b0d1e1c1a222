import { z } from 'zod';
import { LIMITS } from '../../../values/limits.js';
import type { Immutable } from '../../../immutable.js';
import { coordinate } from '../../../objects/fields.js';
import { movePathPoints as movePoints, POINT_PARTS } from '../path/move-points.js';
import { fail, ok } from '../../../result.js';
import { changePath, pointNotFound } from './change-path.js';
import type { CommandType } from '../../../commands/command-type.js';
import { pathPointIndex } from './path-point-index.js';

const schema = z.strictObject({
  type: z.literal('move-path-points'),
  uuid: z.uuid(),
  /** Points, each with its handles, or single handles, and their new places in page mm; done in this order. */
  moves: z
    .array(z.strictObject({ point: pathPointIndex, part: z.enum(POINT_PARTS), x: coordinate, y: coordinate }))
    .max(LIMITS.pathPoints * POINT_PARTS.length),
  /** Whether the other handle of a smooth point turns along, so that it stays smooth. */
  keepSmooth: z.boolean(),
});

/** Moves points of a path and their handles to places on the page; all other points stay where they are, also of a turned path. */
export type MovePathPoints = Immutable<z.infer<typeof schema>>;

/**
 * Errors: COMMAND_OBJECT_NOT_FOUND, COMMAND_NOT_A_PATH, COMMAND_POINT_NOT_FOUND also for a handle where no line is,
 * COMMAND_INVALID when a point would leave the bounds of coordinates.
 */
export const movePathPoints: CommandType<MovePathPoints> = {
  schema,
  undoable: true,
  apply: (document, { uuid, moves, keepSmooth }, kinds) =>
    changePath(kinds, document, uuid, (path) => {
      if (moves.length === 0) return ok(path);
      const changed = movePoints(path, moves, keepSmooth);
      return changed.ok ? changed : fail(pointNotFound(changed.error));
    }),
};
