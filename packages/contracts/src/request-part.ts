import { fail, ok, type Result } from '@tastwerk/editor-core';
import { z } from 'zod';
import { postedDocument } from './routes/documents.js';
import { unstorablePlace } from './storable.js';

/** `value` without posted documents: the core cleans their texts itself, for what copying brings along must not stop an author. */
function withoutDocuments(schema: z.ZodType, value: unknown): unknown {
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => schema.shape[key] !== postedDocument));
}

/**
 * Reads a part of a request by the schema of its row. Every route reads by it: whatever a schema lets through, no text that a database
 * refuses comes further.
 */
export function readRequestPart<S extends z.ZodType>(
  schema: S,
  value: unknown,
): Result<z.output<S>, readonly z.core.$ZodIssue[]> {
  const place = unstorablePlace(withoutDocuments(schema, value));
  if (place !== undefined)
    return fail([{ code: 'custom', path: [...place], message: 'not_storable', input: value }]);
  const read = schema.safeParse(value);
  return read.success ? ok(read.data) : fail(read.error.issues);
}
