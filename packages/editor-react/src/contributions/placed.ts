import { refuseTaken } from '@tastwerk/editor-core';
import type { EditorPlugin, Placed, TemplateContribution } from './editor-plugin.js';

/** Puts `item` into `list` beside the one that it names; false where that one is not there. */
function putBeside<T extends Placed>(list: T[], item: T): boolean {
  const { place } = item;
  if (!place) return false;
  const name = 'after' in place ? place.after : place.before;
  const index = list.findIndex(({ id }) => id === name);
  if (index < 0) return false;
  list.splice('after' in place ? index + 1 : index, 0, item);
  return true;
}

/** `items` with each beside the one that its `place` names, else in their order. */
export function placed<T extends Placed>(items: readonly T[]): readonly T[] {
  const list = items.filter(({ place }) => place === undefined);
  let waiting = items.filter(({ place }) => place !== undefined);
  // One that stands beside another that is placed itself waits for it.
  for (let count = 0; count !== waiting.length;) {
    count = waiting.length;
    waiting = waiting.filter((item) => !putBeside(list, item));
  }
  return [...list, ...waiting];
}

/** What `plugins` bring to one list. Throws CONTRIBUTION_TAKEN where two bring entries of one id. */
export function gathered<T extends { readonly id: string }>(
  plugins: readonly EditorPlugin[],
  word: string,
  of: (plugin: EditorPlugin) => readonly T[] | undefined,
): readonly T[] {
  refuseTaken(plugins, (plugin) => (of(plugin) ?? []).map(({ id }) => id), 'CONTRIBUTION_TAKEN', word);
  return plugins.flatMap((plugin) => of(plugin) ?? []);
}

/** The templates of `plugins` in their order. */
export function templatesIn(plugins: readonly EditorPlugin[]): readonly TemplateContribution[] {
  return placed(gathered(plugins, 'template', ({ templates }) => templates));
}
