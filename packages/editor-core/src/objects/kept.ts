import { z } from 'zod';
import type { Immutable } from '../immutable.js';
import { LIMITS } from '../values/limits.js';
import type { PageObject } from './schema.js';

/** An object of the same page, by its id. */
const other = z.uuid();

/** Where an object lies to others that it is tied to. */
const relation = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('beside'), side: z.enum(['left', 'right', 'above', 'below']), of: other }),
  z.strictObject({ kind: z.literal('inside'), of: other }),
  z.strictObject({
    kind: z.literal(['corner', 'edge']),
    number: z.int().min(1).max(LIMITS.pathPoints),
    of: other,
  }),
  z.strictObject({ kind: z.literal('between'), of: other, and: other }),
]);

/**
 * How an object is placed by others of its page, and goes on to be when they change. The gap is the free room in mm between what is drawn of
 * both, the usual one where absent; `from` and `to` are what a line leads from and to. Has at least one of the others.
 */
export const keptPlacing = z
  .strictObject({
    relation: z.exactOptional(relation),
    gapMm: z.exactOptional(z.number().min(0).max(LIMITS.coordinateMm)),
    along: z.exactOptional(z.enum(['start', 'middle', 'end'])),
    sameSize: z.exactOptional(other),
    from: z.exactOptional(other),
    to: z.exactOptional(other),
  })
  .refine(({ relation: by, sameSize, from, to }) => [by, sameSize, from, to].some(Boolean), {
    message: 'names no other object',
  });

/** How an object goes on to be placed by others, which it names by their ids. */
export type KeptPlacing = Immutable<z.infer<typeof keptPlacing>>;

/** How `object` goes on to be placed by others; undefined where it stands by itself. */
export const keptOf = (object: PageObject): KeptPlacing | undefined =>
  'kept' in object ? object.kept : undefined;

/** `object` placed by `kept`; by none where that is undefined. */
export function withKept(object: PageObject, kept: KeptPlacing | undefined): PageObject {
  if (kept) return { ...object, kept };
  if (!('kept' in object)) return object;
  const free = { ...object };
  delete free.kept;
  return free;
}
