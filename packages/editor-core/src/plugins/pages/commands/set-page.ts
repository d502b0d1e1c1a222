import { z } from 'zod';
import { documentFields } from '../../../document/schema.js';
import type { Immutable } from '../../../immutable.js';
import { ok } from '../../../result.js';
import { changePage } from '../../../commands/change-page.js';
import type { CommandType } from '../../../commands/command-type.js';
import { setsNothing } from '../../../commands/sets-nothing.js';

const schema = z.strictObject({
  type: z.literal('set-page'),
  uuid: z.uuid(),
  set: z.strictObject({
    name: documentFields.title.exactOptional(),
    /** Whether the page holds text alone. */
    text: z.boolean().exactOptional(),
  }),
});

/** Gives a page another name, or says whether it holds text alone. */
export type SetPage = Immutable<z.infer<typeof schema>>;

/** Errors: COMMAND_PAGE_NOT_FOUND. */
export const setPage: CommandType<SetPage> = {
  schema,
  undoable: true,
  apply: (document, { uuid, set }) =>
    changePage(document, uuid, (page) => ok(setsNothing(page, set) ? page : { ...page, ...set })),
};
