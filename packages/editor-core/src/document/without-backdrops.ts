import type { Document } from './schema.js';

/** `document` without the pictures under its pages: what leaves the draft. */
export function withoutBackdrops(document: Document): Document {
  return document.backdrops.length === 0 ? document : { ...document, backdrops: [] };
}
