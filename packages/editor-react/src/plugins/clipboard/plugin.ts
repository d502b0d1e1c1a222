import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { clipboardActions, copyAction, cutAction, pasteAction } from './clipboard-actions.js';
import { ClipboardEvents } from './clipboard-events.js';

/** Copying and pasting, also from and to other programs. */
export const clipboardPlugin = defineEditorPlugin({
  id: 'clipboard',
  requires: ['labels', 'objects', 'import'],
  actions: [{ group: 'edit', actions: clipboardActions }],
  menus: [
    { menu: 'objects', section: 'clipboard', actions: [cutAction, copyAction, pasteAction] },
    { menu: 'page', section: 'edit', actions: [pasteAction] },
    { menu: 'edit', section: 'clipboard', actions: clipboardActions },
  ],
  slots: [{ id: 'clipboard', slot: 'workspace', Content: ClipboardEvents }],
});
