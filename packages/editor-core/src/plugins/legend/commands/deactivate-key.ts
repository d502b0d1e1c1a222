import { z } from 'zod';
import type { Immutable } from '../../../immutable.js';
import { keyOf } from '../../../legend/page-legend.js';
import { ok } from '../../../result.js';
import { changePage } from '../../../commands/change-page.js';
import type { CommandType } from '../../../commands/command-type.js';

const schema = z.strictObject({ type: z.literal('deactivate-key'), pageUuid: z.uuid() });

/** Takes a page's legend out of use: it stays with its place and size, but is not drawn, and labels show their texts. */
export type DeactivateKey = Immutable<z.infer<typeof schema>>;

/** Errors: COMMAND_PAGE_NOT_FOUND. */
export const deactivateKey: CommandType<DeactivateKey> = {
  schema,
  undoable: true,
  apply: (document, { pageUuid }) =>
    changePage(document, pageUuid, (page) => {
      const key = keyOf(page);
      if (!key?.active) return ok(page);
      const outOfUse = { ...key, active: false };
      return ok({ ...page, objects: page.objects.map((object) => (object === key ? outOfUse : object)) });
    }),
};
