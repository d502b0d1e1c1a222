import { EllipsisVertical } from 'lucide-react';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { overlayAction } from '../../contributions/overlay-action.js';
import { lazyPart } from '../../contributions/part.js';

/** The menu of the drawing area. */
export const contextMenuPlugin = defineEditorPlugin({
  id: 'context-menu',
  actions: [
    {
      group: 'start',
      actions: [
        overlayAction('context', {
          id: 'contextMenu',
          icon: EllipsisVertical,
          shortcuts: [{ key: 'ContextMenu' }, { key: 'F10', shift: true }],
          scope: 'canvas',
        }),
      ],
    },
  ],
  slots: [
    {
      id: 'context-menu',
      slot: 'workspace',
      Content: lazyPart(async () => (await import('./canvas-context-menu.js')).CanvasContextMenu, {
        isQuiet: true,
      }),
    },
  ],
});
