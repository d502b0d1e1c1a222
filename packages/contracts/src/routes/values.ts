import { brailleSystemSchema } from '@tastwerk/editor-core';
import { isBlankText } from '@tastwerk/editor-core/document';
import { z } from 'zod';
import { isStorable, LAST_ID } from '../storable.js';

/** The building blocks that requests and answers share. */

/** A key of the database. */
export const id = z.number().int().positive().max(LAST_ID);

/** A key of the database in a path or query, where everything is text. */
export const idInPath = z.coerce.number<number | string>().int().positive().max(LAST_ID);

/** A moment as ISO 8601 in UTC. */
export const moment = z.iso.datetime();

/** SHA-256 as 64 hexadecimal digits. */
export const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** The paper of a graphic. */
export const graphicFormat = z.enum(['a4', 'a3']);

export const brailleSystem = brailleSystemSchema;

/** A query value that a caller may leave out or leave blank. */
export function optionalInQuery<S extends z.ZodType>(schema: S) {
  return z.union([z.literal('').transform(() => undefined), schema]).optional();
}

/** Text that a database keeps as it is, for forms too: `readRequestPart` refuses any other, whatever its schema. */
export function plainText(maxLength: number) {
  return z.string().max(maxLength).refine(isStorable, 'not_storable');
}

/** The same without blanks at its ends, of which something must be seen. */
export function visibleText(maxLength: number) {
  return plainText(maxLength)
    .transform((text) => text.trim())
    .refine((text) => !isBlankText(text), 'required');
}
