import { z } from 'zod';
import type { Immutable } from '../../../immutable.js';
import { closePath as close } from '../path/open-close.js';
import { ok } from '../../../result.js';
import { changePath } from './change-path.js';
import type { CommandType } from '../../../commands/command-type.js';

const schema = z.strictObject({ type: z.literal('close-path'), uuid: z.uuid() });

/** Closes each piece of a path by a straight line; where its ends lie on each other they become one point. */
export type ClosePath = Immutable<z.infer<typeof schema>>;

/** Errors: COMMAND_OBJECT_NOT_FOUND, COMMAND_NOT_A_PATH. A closed path stays as it is. */
export const closePath: CommandType<ClosePath> = {
  schema,
  undoable: true,
  apply: (document, { uuid }, kinds) =>
    changePath(kinds, document, uuid, (path) => ok(path.closed ? path : close(path))),
};
