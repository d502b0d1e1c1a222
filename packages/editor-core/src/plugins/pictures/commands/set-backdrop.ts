import { z } from 'zod';
import { backdropSchema } from '../../../document/backdrop.js';
import type { Immutable } from '../../../immutable.js';
import { fail, ok } from '../../../result.js';
import { pageNotFound } from '../../../commands/change-page.js';
import type { CommandType } from '../../../commands/command-type.js';

const schema = z.strictObject({
  type: z.literal('set-backdrop'),
  pageUuid: z.uuid(),
  /** Null takes the picture away. */
  backdrop: backdropSchema.omit({ pageUuid: true }).nullable(),
});

/** Lays a picture under a page, in place of the one that lies there, or takes it away. */
export type SetBackdrop = Immutable<z.infer<typeof schema>>;

type Picture = NonNullable<SetBackdrop['backdrop']>;

const FIELDS = ['picture', 'x', 'y', 'width', 'height', 'opacity'] as const;
const CROP_FIELDS = ['x', 'y', 'width', 'height'] as const;

function isSame(one: Picture | undefined, other: Picture | null): boolean {
  if (!one || !other) return !one && !other;
  return (
    FIELDS.every((field) => one[field] === other[field]) &&
    CROP_FIELDS.every((field) => one.crop?.[field] === other.crop?.[field])
  );
}

/** Pictures of pages that are gone go too. Errors: COMMAND_PAGE_NOT_FOUND. */
export const setBackdrop: CommandType<SetBackdrop> = {
  schema,
  undoable: true,
  apply(document, { pageUuid, backdrop }) {
    if (!document.pages.some(({ uuid }) => uuid === pageUuid)) return fail(pageNotFound(pageUuid));
    const before = document.backdrops.find((other) => other.pageUuid === pageUuid);
    if (isSame(before, backdrop)) return ok(document);
    const present = new Set(document.pages.map(({ uuid }) => uuid));
    const others = document.backdrops.filter(
      (other) => other.pageUuid !== pageUuid && present.has(other.pageUuid),
    );
    return ok({ ...document, backdrops: backdrop ? [...others, { pageUuid, ...backdrop }] : others });
  },
};
