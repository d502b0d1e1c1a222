import { z } from 'zod';
import type { Immutable } from '../../../immutable.js';
import type { CommandType } from '../../../commands/command-type.js';
import { withKeyInUse } from '../../../commands/key-rules.js';

const schema = z.strictObject({ type: z.literal('activate-key'), pageUuid: z.uuid() });

/** Puts a page's legend in use, where a hand had put it or where room is; a page without one gets one. */
export type ActivateKey = Immutable<z.infer<typeof schema>>;

/** Errors: COMMAND_PAGE_NOT_FOUND, DOCUMENT_TOO_LARGE. */
export const activateKey: CommandType<ActivateKey> = {
  schema,
  undoable: true,
  apply: (document, { pageUuid }, kinds) => withKeyInUse(kinds, document, pageUuid),
};
