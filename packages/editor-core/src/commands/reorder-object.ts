import { z } from 'zod';
import type { Immutable } from '../immutable.js';
import { fail, ok } from '../result.js';
import { changePage } from './change-page.js';
import { objectNotFound } from './change-objects.js';
import type { CommandType } from './command-type.js';

const schema = z.strictObject({
  type: z.literal('reorder-object'),
  uuid: z.uuid(),
  index: z.number().int().min(0),
});

/** Puts an object at `index` among its page's objects, 0 at the back; in front of all when `index` is too large. */
export type ReorderObject = Immutable<z.infer<typeof schema>>;

/** Errors: COMMAND_OBJECT_NOT_FOUND. */
export const reorderObject: CommandType<ReorderObject> = {
  schema,
  undoable: true,
  apply(document, { uuid, index }) {
    const home = document.pages.find((page) => page.objects.some((object) => object.uuid === uuid));
    if (!home) return fail(objectNotFound(uuid));
    return changePage(document, home.uuid, (page) => {
      const from = page.objects.findIndex((object) => object.uuid === uuid);
      const to = Math.min(index, page.objects.length - 1);
      if (from === to) return ok(page);
      const moved = page.objects.slice(from, from + 1);
      return ok({ ...page, objects: page.objects.toSpliced(from, 1).toSpliced(to, 0, ...moved) });
    });
  },
};
