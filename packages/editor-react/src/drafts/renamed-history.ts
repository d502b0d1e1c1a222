import { type Document, runCommand } from '@tastwerk/editor-core';
import { rememberedHistory, rememberHistory } from './remembered-history.js';
import { createEditorStore } from '@tastwerk/editor-core/standard';

/** Adds a new title to the remembered history of `document` as its last step: without it, the history no longer fits the draft. */
export function renameInHistory(document: Document, graphicTitle: string): void {
  const history = rememberedHistory(document);
  if (!history) return;
  const store = createEditorStore(document, history);
  store.dispatch(runCommand({ type: 'set-document-properties', set: { graphicTitle } }));
  rememberHistory(store.getState().history);
}
