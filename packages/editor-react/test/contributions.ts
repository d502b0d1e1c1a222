import { chosenContributions } from '../src/chosen-plugins.js';

/** What the editor's own plugins add to its interface. */
export const contributions = chosenContributions(undefined);

/** The editor's own action called `id`. */
export function actionOf(id: string) {
  const action = contributions.actions.find((one) => one.id === id);
  if (!action) throw new Error(`there is no action ${id}`);
  return action;
}
