import { createEngine, type Document, type Engine, type Plugin } from '@tastwerk/editor-core';
import { standardPlugins } from '@tastwerk/editor-core/plugins';
import { standardEngine } from '@tastwerk/editor-core/standard';
import type { EditorPlugin } from './editor-plugin.js';

/** Engines by the list that they were made of: documents that are opened one after the other share one. */
const made = new WeakMap<readonly EditorPlugin[], Engine>();

/** The engine of the standard plugins and of `added`, those of `plugins`. Throws an `EngineError` where they do not fit together. */
function makeEngine(plugins: readonly EditorPlugin[], added: readonly Plugin[]): Engine {
  const engine = added.length === 0 ? standardEngine : createEngine([...standardPlugins, ...added]);
  made.set(plugins, engine);
  return engine;
}

/**
 * The standard engine with what `plugins` of the interface add to it; undefined where one of them has yet to load its half. Throws an
 * `EngineError` where they do not fit together.
 */
export function engineNow(plugins: readonly EditorPlugin[]): Engine | undefined {
  const known = made.get(plugins);
  if (known) return known;
  if (plugins.some(({ loadEngine }) => loadEngine)) return undefined;
  return makeEngine(
    plugins,
    plugins.flatMap(({ engine }) => engine ?? []),
  );
}

/** {@link engineNow}, with the halves that have yet to be loaded. */
export async function loadEngineWith(plugins: readonly EditorPlugin[]): Promise<Engine> {
  const now = engineNow(plugins);
  if (now) return now;
  const added = await Promise.all(plugins.map(({ engine, loadEngine }) => engine ?? loadEngine?.()));
  return (
    made.get(plugins) ??
    makeEngine(
      plugins,
      added.filter((plugin) => plugin !== undefined),
    )
  );
}

/** `document` with objects of plugins as their schemas read them: it may have been read where these were not known. */
export function withOwnKinds(engine: Engine, document: Document): Document {
  if (Object.keys(document.plugins).length === 0) return document;
  const parsed = engine.parse(document);
  return parsed.ok ? parsed.value.document : document;
}
