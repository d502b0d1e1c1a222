import { z } from 'zod';
import { SIDES } from '../geometry/side.js';
import { LIMITS } from '../values/limits.js';
import { ALONGS, lookedUp, type Placing, type Relation } from './relation.js';
import type { PageObject } from './schema.js';

/** An object of the same page, by its id. */
const other = z.uuid();

/** Where an object lies to others that it is tied to. */
const relation: z.ZodType<Relation<string>> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('beside'), side: z.enum(SIDES), of: other }),
  z.strictObject({ kind: z.literal('inside'), of: other }),
  z.strictObject({
    kind: z.literal(['corner', 'edge']),
    number: z.int().min(1).max(LIMITS.pathPoints),
    of: other,
  }),
  z.strictObject({ kind: z.literal('between'), of: other, and: other }),
]);

/** How an object goes on to be placed by others of its page, which it names by their ids. */
export type KeptPlacing = Omit<Placing<string>, 'middle'>;

/** What a {@link KeptPlacing} must look like: it has at least one of the others. */
export const keptPlacing: z.ZodType<KeptPlacing> = z
  .strictObject({
    relation: z.exactOptional(relation),
    gapMm: z.exactOptional(z.number().min(0).max(LIMITS.coordinateMm)),
    along: z.exactOptional(z.enum(ALONGS)),
    sameSize: z.exactOptional(other),
    from: z.exactOptional(other),
    to: z.exactOptional(other),
  })
  .refine(({ relation: by, sameSize, from, to }) => [by, sameSize, from, to].some(Boolean), {
    message: 'names no other object',
  });

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

/** `copy` placed by the copies of what it was placed by, whose ids `copyOf` gives; by none where one of them is not copied. */
export function keptAmongCopies(copy: PageObject, copyOf: (uuid: string) => string | undefined): PageObject {
  const kept = keptOf(copy);
  return kept ? withKept(copy, lookedUp(kept, copyOf)) : copy;
}
