import type { Kinds } from '@tastwerk/editor-core';
import type { MenuAction, MenuSeparator } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useKeyText } from '../contributions/use-key-text.js';
import { type EditorAction, isAvailable } from '../state/editor-action.js';
import type { EditorState } from '../state/editor-store.js';

const ICON_PX = 16;

/** Makes the entry of an action in a menu: its name, icon and key, and whether it can be done now. */
export function useActionEntry(): (action: EditorAction, state: EditorState, kinds: Kinds) => MenuAction {
  const { t } = useTranslation('editor');
  const keyText = useKeyText();
  return (action, state, kinds) => {
    const shortcut = keyText(action);
    const Icon = action.icon;
    return {
      id: action.id,
      label: t(action.labelKey, { ns: 'editor' }),
      icon: <Icon size={ICON_PX} />,
      isDisabled: !isAvailable(action, state, kinds),
      isDestructive: action.isDestructive ?? false,
      ...(shortcut === undefined ? {} : { shortcut }),
    };
  };
}

/** Entries of a menu in sections, with a line between two of them; empty sections are left out. */
export function withLines(
  sections: readonly (readonly MenuAction[])[],
): readonly (MenuAction | MenuSeparator)[] {
  return sections
    .filter((section) => section.length > 0)
    .flatMap((section, index): readonly (MenuAction | MenuSeparator)[] =>
      index === 0 ? section : [{ kind: 'separator', id: `line-${index}` }, ...section],
    );
}
