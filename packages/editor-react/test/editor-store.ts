import type { Document } from '@tastwerk/editor-core';
import { standardEngine } from '@tastwerk/editor-core/standard';
import { createEditorStore as createStore, type EditorStore } from '../src/state/editor-store.js';

/** A store of the standard engine around `document`. */
export function createEditorStore(
  document: Document,
  history?: Parameters<typeof createStore>[2],
): EditorStore {
  return createStore(standardEngine, document, history);
}
