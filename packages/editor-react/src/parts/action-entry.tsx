import type { Kinds } from '@tastwerk/editor-core';
import type { MenuAction } from '@tastwerk/ui';
import type { TFunction } from 'i18next';
import { type EditorAction, isAvailable } from '../state/editor-action.js';
import { shortcutText } from '../state/shortcut.js';
import type { EditorState } from '../state/editor-store.js';

const ICON_PX = 16;

/** The entry of an action in a menu: its name, icon and shortcut, and whether it can be done now. `t` knows the texts of the editor. */
export function actionEntry(
  action: EditorAction,
  state: EditorState,
  kinds: Kinds,
  t: TFunction,
): MenuAction {
  const [shortcut] = action.shortcuts;
  const Icon = action.icon;
  return {
    id: action.id,
    label: t(action.labelKey, { ns: 'editor' }),
    icon: <Icon size={ICON_PX} />,
    isDisabled: !isAvailable(action, state, kinds),
    isDestructive: action.isDestructive ?? false,
    ...(shortcut ? { shortcut: shortcutText(shortcut, (key) => t(`editor:keys.${key}`)) } : {}),
  };
}
