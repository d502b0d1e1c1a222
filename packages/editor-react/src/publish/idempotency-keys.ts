import type { Document } from '@tastwerk/editor-core';
import { newUuid } from '../new-uuid.js';

/**
 * Gives each state of a document one key, however often publishing it is tried. States are told apart by identity:
 * every change of a document makes a new object, and undo brings the old one back.
 */
export function createIdempotencyKeys(): (document: Document) => string {
  const keys = new WeakMap<Document, string>();
  return (document) => {
    const key = keys.get(document) ?? newUuid();
    keys.set(document, key);
    return key;
  };
}
