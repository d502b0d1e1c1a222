import type { EditorAction } from '../state/editor-action.js';
import { chosenShortcuts, type KeyChoice } from '../state/key-choice.js';
import type { Contributions } from './compose.js';

/** `contributions` with the keys that were chosen for their actions; buttons and menus show them by `useKeyText`. */
export function withKeys(contributions: Contributions, choice: KeyChoice): Contributions {
  const keyed = (action: EditorAction) => ({ ...action, shortcuts: chosenShortcuts(action, choice) });
  const actionGroups = contributions.actionGroups.map((group) => ({
    ...group,
    actions: group.actions.map(keyed),
  }));
  return { ...contributions, actionGroups, actions: actionGroups.flatMap(({ actions }) => actions) };
}
