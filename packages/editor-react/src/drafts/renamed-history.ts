import { createEditorStore, type Document, type Engine, runCommand } from '@tastwerk/editor-core';
import { rememberedHistory, rememberHistory } from './remembered-history.js';

/** Adds a new title to the remembered history of `document` as its last step: without it, the history no longer fits the draft. */
export function renameInHistory(engine: Engine, document: Document, graphicTitle: string): void {
  const history = rememberedHistory(engine, document);
  if (!history) return;
  const store = createEditorStore(engine, document, { history });
  store.dispatch(runCommand({ type: 'set-document-properties', set: { graphicTitle } }));
  rememberHistory(store.getState().history);
}
