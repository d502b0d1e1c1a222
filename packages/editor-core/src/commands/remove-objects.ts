import { z } from 'zod';
import type { Page } from '../document/schema.js';
import type { Immutable } from '../immutable.js';
import { fail, ok } from '../result.js';
import { objectNotFound } from './change-objects.js';
import type { CommandType } from './command-type.js';
import { uuidsSchema } from './uuids.js';

const schema = z.strictObject({ type: z.literal('remove-objects'), uuids: uuidsSchema });

/** Takes objects away, on whatever page they are. */
export type RemoveObjects = Immutable<z.infer<typeof schema>>;

/** Errors: COMMAND_OBJECT_NOT_FOUND. */
export const removeObjects: CommandType<RemoveObjects> = {
  schema,
  undoable: true,
  apply(document, { uuids }) {
    const missing = new Set(uuids);
    const pages = document.pages.map((page): Page => {
      const objects = page.objects.filter((object) => !missing.delete(object.uuid));
      return objects.length === page.objects.length ? page : { ...page, objects };
    });
    const [unknown] = missing;
    if (unknown !== undefined) return fail(objectNotFound(unknown));
    return ok(uuids.length === 0 ? document : { ...document, pages });
  },
};
