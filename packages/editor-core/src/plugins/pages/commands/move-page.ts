import { z } from 'zod';
import type { Immutable } from '../../../immutable.js';
import { fail, ok } from '../../../result.js';
import { pageNotFound } from '../../../commands/change-page.js';
import type { CommandType } from '../../../commands/command-type.js';

const schema = z.strictObject({
  type: z.literal('move-page'),
  uuid: z.uuid(),
  /** Place among the pages, from 0; the last when too large. */
  index: z.number().int().min(0),
});

/** Puts a page at another place among the pages. */
export type MovePage = Immutable<z.infer<typeof schema>>;

/** Errors: COMMAND_PAGE_NOT_FOUND. */
export const movePage: CommandType<MovePage> = {
  schema,
  undoable: true,
  apply(document, { uuid, index }) {
    const from = document.pages.findIndex((page) => page.uuid === uuid);
    if (from < 0) return fail(pageNotFound(uuid));
    const to = Math.min(index, document.pages.length - 1);
    if (to === from) return ok(document);
    const moved = document.pages.slice(from, from + 1);
    return ok({ ...document, pages: document.pages.toSpliced(from, 1).toSpliced(to, 0, ...moved) });
  },
};
