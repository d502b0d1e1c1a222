import type { Issue } from '../issue.js';
import { isJsonObject, withoutProperties } from '../values/json.js';
import { LIMITS } from '../values/limits.js';

/** So many points of lines, or other entries of lists, are as much work as one object. */
const ENTRIES_OF_ONE = 10;
/** So many characters of long texts are as much work as one object. Shorter texts are ids and names. */
const CHARACTERS_OF_ONE = 50;
const SHORT_TEXT = 50;

/** Pictures under pages go neither to the printer nor to the catalogue (ADR 11). */
const STAYS_WITH_DRAFT = ['backdrops'];

/**
 * How much work it is to check, translate and draw a document that is not read yet: 1 for each object, for ten entries of other lists (points)
 * and for fifty characters of texts, rounded. Looks at the whole of it once and never recurses.
 */
export function workOf(json: unknown): number {
  let objects = 0;
  let entries = 0;
  let characters = 0;
  const waiting: unknown[] = [json];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value === 'string') characters += value.length > SHORT_TEXT ? value.length : 0;
    else if (Array.isArray(value)) {
      entries += value.length;
      for (const entry of value) waiting.push(entry);
    } else if (isJsonObject(value)) {
      if (typeof value['type'] === 'string' && typeof value['uuid'] === 'string') objects += 1;
      for (const key in value) waiting.push(value[key]);
    }
  }
  return Math.round(objects + entries / ENTRIES_OF_ONE + characters / CHARACTERS_OF_ONE);
}

/** DOCUMENT_TOO_ELABORATE with the figures `work` and `most` for a document that is more work than a server does for one publication. */
export function workIssue(json: unknown): Issue | undefined {
  const work = workOf(isJsonObject(json) ? withoutProperties(json, STAYS_WITH_DRAFT) : json);
  if (work <= LIMITS.publishedWork) return undefined;
  return { code: 'DOCUMENT_TOO_ELABORATE', path: [], params: { work, most: LIMITS.publishedWork } };
}
