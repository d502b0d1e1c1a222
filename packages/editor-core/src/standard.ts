import type { Document } from './document/schema.js';
import { createEditorStore as createStore, type EditorStore } from './history/editor-store.js';
import type { DocumentHistory } from './history/document-history.js';
import { createEngine } from './kernel/engine.js';
import { standardPlugins } from './plugins/standard.js';

/**
 * An engine of the standard plugins, with its functions by their own names: for tests, scripts and programs that need no other. An editor
 * and a server make an engine of their own.
 */
export const standardEngine = createEngine(standardPlugins);

export const { kinds, commands } = standardEngine;

export const {
  angleOf,
  asPath,
  boundsOf,
  create: createObject,
  extentOf,
  frameOf,
  hitTest,
  isRemovable,
  moveObject,
  outlineOf,
  resizeObject,
  scaleObject,
  turnObject,
} = kinds;

export const { apply: applyCommand } = commands;
export const { blank: createBlankDocument, parse: parseDocument } = standardEngine;

/** A store of the standard engine; see {@link createStore}. */
export function createEditorStore(document: Document, history?: DocumentHistory): EditorStore {
  return createStore(standardEngine, document, { history });
}
