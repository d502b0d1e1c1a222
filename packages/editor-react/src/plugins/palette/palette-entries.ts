import type { Kinds } from '@tastwerk/editor-core';
import type { TFunction } from 'i18next';
import type { PaletteEntry } from '../../contributions/editor-plugin.js';
import { type EditorAction, missingFor, needKey } from '../../state/editor-action.js';
import type { EditorState } from '../../state/editor-store.js';
import { shortcutText } from '../../state/shortcut.js';

/** All actions but the one that opens this list, in their order. */
export function actionEntries(
  actions: readonly EditorAction[],
  state: EditorState,
  kinds: Kinds,
  t: TFunction,
): readonly PaletteEntry[] {
  return actions
    .filter(({ id }) => id !== 'palette')
    .map((action): PaletteEntry => {
      const missing = missingFor(action, state, kinds);
      const [shortcut] = action.shortcuts;
      const note = missing
        ? t('commands:palette.unavailable', { reason: t(needKey(missing)) })
        : action.isPressed?.(state)
          ? t('commands:palette.on')
          : undefined;
      return {
        id: action.id,
        label: t(action.labelKey),
        synonyms: t(`commands:synonyms.${action.id}`, { defaultValue: '' }),
        icon: action.icon,
        isUnavailable: missing !== undefined,
        ...(shortcut ? { shortcut: shortcutText(shortcut, (key) => t(`editor:keys.${key}`)) } : {}),
        ...(note === undefined ? {} : { note }),
      };
    });
}
