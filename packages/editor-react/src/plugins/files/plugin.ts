import { Printer } from 'lucide-react';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { overlayAction } from '../../contributions/overlay-action.js';
import { lazyPart } from '../../contributions/part.js';

// The key keeps the browser from printing the application.
const filesAction = overlayAction('files', {
  id: 'files',
  icon: Printer,
  shortcuts: [{ key: 'p', mod: true }],
  scope: 'always',
});

/** Printing a draft, and its files. */
export const filesPlugin = defineEditorPlugin({
  id: 'files',
  actions: [{ group: 'start', actions: [filesAction] }],
  bars: [{ id: 'files', bar: 'views', action: filesAction }],
  overlays: [{ id: 'files', Content: lazyPart(async () => (await import('./files-dialog.js')).FilesDialog) }],
});
