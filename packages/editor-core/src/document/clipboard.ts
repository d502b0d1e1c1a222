import { z } from 'zod';
import { fromKinds, type Kinds } from '../objects/kinds.js';
import type { PageObject } from '../objects/schema.js';
import { LIMITS } from '../values/limits.js';
import { FORMAT_VERSION } from './schema.js';

/** What a text must hold to be objects that were copied here; the first field tells it from any other JSON. */
const clipboardSchema = fromKinds(({ objectSchema }) =>
  z.strictObject({
    tastwerk: z.literal('objects'),
    formatVersion: z.literal(FORMAT_VERSION),
    objects: z.array(objectSchema).min(1).max(LIMITS.objectsPerPage),
  }),
);

/** `objects` as text for the clipboard of the system, so that they can be pasted in another window. */
export function clipboardText(objects: readonly PageObject[]): string {
  return JSON.stringify({ tastwerk: 'objects', formatVersion: FORMAT_VERSION, objects });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The objects that {@link clipboardText} made a text of; undefined for any other text, which is no fault. */
export function clipboardObjects(kinds: Kinds, text: string): readonly PageObject[] | undefined {
  if (text.length > LIMITS.jsonBytes || !text.startsWith('{')) return undefined;
  return clipboardSchema(kinds).safeParse(jsonOf(text)).data?.objects;
}
