import { z } from 'zod';
import type { Immutable } from '../../../immutable.js';
import { reversePath as reverse } from '../path/open-close.js';
import { ok } from '../../../result.js';
import { changePath } from './change-path.js';
import type { CommandType } from '../../../commands/command-type.js';

const schema = z.strictObject({ type: z.literal('reverse-path'), uuid: z.uuid() });

/** Makes a path begin where it ended. A start arrow stays one, so it stands at the other end then. */
export type ReversePath = Immutable<z.infer<typeof schema>>;

/** Errors: COMMAND_OBJECT_NOT_FOUND, COMMAND_NOT_A_PATH. */
export const reversePath: CommandType<ReversePath> = {
  schema,
  undoable: true,
  apply: (document, { uuid }, kinds) => changePath(kinds, document, uuid, (path) => ok(reverse(path))),
};
