import type { Document } from '@tastwerk/editor-core';
import type { DraftStore } from '../ports.js';

/**
 * Stores a document that is opened as a new draft, so that it is in the list and outlives a reload before its first change. Where it
 * cannot be stored it is opened all the same: the editor says so with the first change.
 */
export async function storeNewDraft(document: Document, drafts: Pick<DraftStore, 'put'>): Promise<Document> {
  const draft = { ...document, lastSaved: new Date().toISOString() };
  const stored = await drafts.put(draft);
  return stored.ok ? draft : document;
}
