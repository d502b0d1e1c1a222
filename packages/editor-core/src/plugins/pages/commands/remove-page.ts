import { z } from 'zod';
import type { Immutable } from '../../../immutable.js';
import { fail, ok } from '../../../result.js';
import { pageNotFound } from '../../../commands/change-page.js';
import type { CommandType } from '../../../commands/command-type.js';

const schema = z.strictObject({ type: z.literal('remove-page'), uuid: z.uuid() });

/** Takes a page away with all that is on it; a document keeps at least one. */
export type RemovePage = Immutable<z.infer<typeof schema>>;

/** Errors: COMMAND_PAGE_NOT_FOUND, COMMAND_LAST_PAGE. */
export const removePage: CommandType<RemovePage> = {
  schema,
  undoable: true,
  apply(document, { uuid }) {
    const pages = document.pages.filter((page) => page.uuid !== uuid);
    if (pages.length === document.pages.length) {
      return fail(pageNotFound(uuid));
    }
    return pages.length === 0 ? fail({ code: 'COMMAND_LAST_PAGE', path: [] }) : ok({ ...document, pages });
  },
};
