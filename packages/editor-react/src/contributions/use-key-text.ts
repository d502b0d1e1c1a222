import { useTranslation } from 'react-i18next';
import { shortcutText } from '../state/shortcut.js';
import { useContributions } from './contributions-context.js';

/** Gives the key of an action, by its id, as it is shown; undefined where it has none. */
export function useKeyText(): (actionId: string) => string | undefined {
  const { t } = useTranslation('editor');
  const { actions } = useContributions();
  return (actionId) => {
    const [first] = actions.find(({ id }) => id === actionId)?.shortcuts ?? [];
    return first && shortcutText(first, (key) => t(`keys.${key}`));
  };
}
