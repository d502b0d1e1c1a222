import { createEngine, type Document, type Engine } from '@tastwerk/editor-core';
import { standardPlugins } from '@tastwerk/editor-core/plugins';
import { standardEngine } from '@tastwerk/editor-core/standard';
import type { EditorPlugin } from './editor-plugin.js';

/** Engines by the list that they were made of: documents that are opened one after the other share one. */
const made = new WeakMap<readonly EditorPlugin[], Engine>();

/** The standard engine with what `plugins` of the interface add to it. Throws an `EngineError` where they do not fit together. */
export function engineWith(plugins: readonly EditorPlugin[]): Engine {
  const known = made.get(plugins);
  if (known) return known;
  const added = plugins.flatMap(({ engine }) => engine ?? []);
  const engine = added.length === 0 ? standardEngine : createEngine([...standardPlugins, ...added]);
  made.set(plugins, engine);
  return engine;
}

/** `document` with objects of plugins as their schemas read them: it may have been read where these were not known. */
export function withOwnKinds(engine: Engine, document: Document): Document {
  if (Object.keys(document.plugins).length === 0) return document;
  const parsed = engine.parse(document);
  return parsed.ok ? parsed.value.document : document;
}
