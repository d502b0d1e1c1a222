import { chosenContributions } from '../src/chosen-plugins.js';
import type { EditorAction } from '../src/state/editor-action.js';

/** What the editor's own plugins add to its interface. */
export const contributions = chosenContributions(undefined);

/** The action `id` of one of them. */
export function actionOf(id: string): EditorAction {
  const found = contributions.actions.find((one) => one.id === id);
  if (!found) throw new Error(`no action ${id}`);
  return found;
}
