import type { Engine } from '@tastwerk/editor-core';
import { engineNow } from '../src/contributions/engine-with.js';
import type { EditorPlugin } from '../src/contributions/editor-plugin.js';

/** The engine with what `plugins` bring at once. */
export function engineWith(plugins: readonly EditorPlugin[]): Engine {
  const engine = engineNow(plugins);
  if (!engine) throw new Error('a plugin has yet to load its half for documents');
  return engine;
}
