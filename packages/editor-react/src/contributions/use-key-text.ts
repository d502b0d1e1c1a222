import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorAction } from '../state/editor-action.js';
import { chosenShortcuts } from '../state/key-choice.js';
import { shortcutText } from '../state/shortcut.js';
import { useContributions, useKeyChoice } from './contributions-context.js';

/** Gives the first key of an action as it is shown, be it chosen or usual; undefined where it has none. */
export function useKeyText(): (action: Pick<EditorAction, 'id' | 'shortcuts'>) => string | undefined {
  const { t } = useTranslation('editor');
  const keys = useKeyChoice();
  const choice = useSyncExternalStore(keys.subscribe, keys.get);
  return (action) => {
    const [first] = chosenShortcuts(action, choice);
    return first && shortcutText(first, (key) => t(`editor:keys.${key}`));
  };
}

/** The same for an action that is known by its id. */
export function useKeyTextOf(): (actionId: string) => string | undefined {
  const { actions } = useContributions();
  const keyText = useKeyText();
  return (actionId) => {
    const action = actions.find(({ id }) => id === actionId);
    return action && keyText(action);
  };
}
