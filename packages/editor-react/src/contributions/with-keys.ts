import type { EditorAction } from '../state/editor-action.js';
import { chosenShortcuts, type KeyChoice } from '../state/key-choice.js';
import type { Contributions } from './compose.js';

/** `contributions` with the keys that were chosen for their actions, in menus and tool names as on the keyboard. */
export function withKeys(contributions: Contributions, choice: KeyChoice): Contributions {
  // An action stands in several lists, and stays one.
  const known = new Map<EditorAction, EditorAction>();
  const keyed = (action: EditorAction): EditorAction => {
    const before = known.get(action);
    if (before) return before;
    const after = { ...action, shortcuts: chosenShortcuts(action, choice) };
    known.set(action, after);
    return after;
  };
  const { actions, toolActions, actionGroups, bars, menu, menuAt } = contributions;
  return {
    ...contributions,
    actions: actions.map(keyed),
    toolActions: toolActions.map(keyed),
    actionGroups: actionGroups.map((group) => ({ ...group, actions: group.actions.map(keyed) })),
    bars: bars.map(({ action, ...bar }) => ({ ...bar, ...(action ? { action: keyed(action) } : {}) })),
    menu: (id) =>
      menu(id).map((section) => section.map((part) => ({ ...part, actions: part.actions.map(keyed) }))),
    menuAt: (place) => menuAt(place).map(keyed),
  };
}
