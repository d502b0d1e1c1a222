import type { Engine } from '@tastwerk/editor-core';
import { loadEngine } from '@tastwerk/render/plugins';

/** Injection token of the engine by which this process reads documents. */
export const ENGINE = Symbol('engine');

/** The variable by which a program that this process starts has the plugins that `list` names. */
export function pluginsFor(list: string | undefined): { readonly TASTWERK_PLUGINS: string } {
  return { TASTWERK_PLUGINS: list ?? '' };
}

/** The engine of the server, its workers and its renderers, with the plugins that `list` names; throws a sentence where they do not fit. */
export async function serverEngine(list: string | undefined): Promise<Engine> {
  const engine = await loadEngine(list);
  if (!engine.ok) throw new Error(engine.error);
  return engine.value;
}
