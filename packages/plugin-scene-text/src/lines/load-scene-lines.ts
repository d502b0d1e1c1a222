import type { Engine, Plugin, SceneLineTable } from '@tastwerk/editor-core';

const loaded = new WeakMap<Plugin, SceneLineTable>();

/**
 * Loads the lines that the plugins of `engine` contribute. Texts of an engine with such plugins are written, read and completed only after
 * that: the functions that do so at once throw an error before.
 */
export async function loadSceneLines({ plugins }: Engine): Promise<void> {
  await Promise.all(
    plugins.map(async (plugin) => {
      if (plugin.sceneLines && !loaded.has(plugin)) loaded.set(plugin, await plugin.sceneLines());
    }),
  );
}

/** The lines of `plugin`, by the kinds of their objects. */
export function contributedLines(plugin: Plugin): SceneLineTable {
  if (!plugin.sceneLines) return {};
  const lines = loaded.get(plugin);
  if (!lines)
    throw new Error(`The scene lines of ${plugin.id} are not loaded: await loadSceneLines(engine).`);
  return lines;
}
