import { withoutBackdrops } from './without-backdrops.js';
import type { Document } from './schema.js';

/** Where a document came from and how it was saved: what the server or the draft store says, never a client's document. */
export const NO_ORIGIN = {
  variant_id: null,
  graphic_id: null,
  version_id: null,
  lastVersionHash: null,
  derivedFrom: null,
  currentFileName: null,
  lastSaved: null,
} as const satisfies Partial<Document>;

/** `document` without its origin and save marks, and without the pictures under its pages: what is stored, hashed and compared. */
export function withoutOrigin(document: Document): Document {
  return { ...withoutBackdrops(document), ...NO_ORIGIN };
}
