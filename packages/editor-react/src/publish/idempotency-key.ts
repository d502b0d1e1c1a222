import type { Document } from '@tastwerk/editor-core';
import { newUuid } from '../new-uuid.js';

const keys = new WeakMap<Document, string>();

/**
 * The key of a state of the document, the same however often publishing it is tried. States are told apart by identity:
 * every change of a document makes a new object, and undo brings the old one back.
 */
export function idempotencyKeyOf(document: Document): string {
  const key = keys.get(document) ?? newUuid();
  keys.set(document, key);
  return key;
}
