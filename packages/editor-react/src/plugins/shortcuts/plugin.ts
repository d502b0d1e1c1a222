import { Keyboard } from 'lucide-react';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { overlayAction } from '../../contributions/overlay-action.js';
import { lazyPart } from '../../contributions/part.js';

const shortcutsAction = overlayAction('shortcuts', {
  id: 'shortcuts',
  icon: Keyboard,
  shortcuts: [{ key: 'F1' }, { key: '?' }],
});

/** The sheet of all keys. */
export const shortcutsPlugin = defineEditorPlugin({
  id: 'shortcuts',
  actions: [{ group: 'start', actions: [shortcutsAction] }],
  bars: [{ id: 'shortcuts', bar: 'menu', action: shortcutsAction }],
  overlays: [
    { id: 'shortcuts', Content: lazyPart(async () => (await import('./shortcut-sheet.js')).ShortcutSheet) },
  ],
});
