import type { Document } from '@tastwerk/editor-core';
import { newUuid } from '../new-uuid.js';

/** A draft of its own with the same content, under a title that tells the two apart. */
export function copyOfDraft(document: Document, titled: (title: string) => string): Document {
  const graphicTitle = document.graphicTitle.trim() === '' ? '' : titled(document.graphicTitle);
  return { ...document, uuid: newUuid(), graphicTitle, lastSaved: null };
}
