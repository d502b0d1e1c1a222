import { createEngine, type Engine } from '@tastwerk/editor-core';
import { standardPlugins } from '@tastwerk/editor-core/plugins';
import { standardEngine } from '@tastwerk/editor-core/standard';
import type { EditorPlugin } from './contributions/editor-plugin.js';

/** The standard engine with what `plugins` of the interface add to it. Throws an `EngineError` where they do not fit together. */
export function engineWith(plugins: readonly EditorPlugin[]): Engine {
  const added = plugins.flatMap(({ engine }) => engine ?? []);
  return added.length === 0 ? standardEngine : createEngine([...standardPlugins, ...added]);
}
