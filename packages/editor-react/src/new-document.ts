import { type Document } from '@tastwerk/editor-core';
import { newUuid } from './base/new-uuid.js';
import type { EditorLanguage } from './ports.js';
import { createBlankDocument } from '@tastwerk/editor-core/standard';

/** A blank document with an empty title and ids of its own, as "New draft" opens it. */
export function createNewDocument(language: EditorLanguage): Document {
  return createBlankDocument({ uuid: newUuid(), pageUuid: newUuid(), titleLabelUuid: newUuid(), language });
}
