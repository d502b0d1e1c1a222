import { Keyboard } from 'lucide-react';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { overlayAction } from '../../contributions/overlay-action.js';
import { lazyPart } from '../../contributions/part.js';

/** The sheet of all keys. */
export const shortcutsPlugin = defineEditorPlugin({
  id: 'shortcuts',
  actions: [
    {
      group: 'start',
      actions: [
        overlayAction('shortcuts', {
          id: 'shortcuts',
          icon: Keyboard,
          shortcuts: [{ key: 'F1' }, { key: '?' }],
        }),
      ],
    },
  ],
  overlays: [
    { id: 'shortcuts', Content: lazyPart(async () => (await import('./shortcut-sheet.js')).ShortcutSheet) },
  ],
});
