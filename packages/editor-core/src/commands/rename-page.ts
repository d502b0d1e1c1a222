import { z } from 'zod';
import { documentSchema } from '../document/schema.js';
import type { Immutable } from '../immutable.js';
import { ok } from '../result.js';
import { changePage } from './change-page.js';
import type { CommandType } from './command-type.js';

const schema = z.strictObject({
  type: z.literal('rename-page'),
  uuid: z.uuid(),
  name: documentSchema.shape.title,
});

/** Gives a page another name. */
export type RenamePage = Immutable<z.infer<typeof schema>>;

/** Errors: COMMAND_PAGE_NOT_FOUND. */
export const renamePage: CommandType<RenamePage> = {
  schema,
  undoable: true,
  apply: (document, { uuid, name }) =>
    changePage(document, uuid, (page) => ok(page.name === name ? page : { ...page, name })),
};
