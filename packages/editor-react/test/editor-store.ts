import type { Document, Engine } from '@tastwerk/editor-core';
import { standardEditorPlugins } from '../src/plugins/standard.js';
import { engineWith } from './engine-with.js';
import { createEditorStore as createStore, type EditorStore } from '../src/state/editor-store.js';

/** A store around `document`, with the engine of the editor's own plugins unless another is given. */
export function createEditorStore(
  document: Document,
  history?: Parameters<typeof createStore>[2],
  engine: Engine = engineWith(standardEditorPlugins),
): EditorStore {
  return createStore(engine, document, history);
}
