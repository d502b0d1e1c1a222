import { EllipsisVertical } from 'lucide-react';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { overlayAction } from '../../contributions/overlay-action.js';
import { CONTEXT_MENU } from '../../state/workspace-state.js';
import { CanvasContextMenu } from './canvas-context-menu.js';

/** The menu of the drawing area. */
export const contextMenuPlugin = defineEditorPlugin({
  id: 'context-menu',
  actions: [
    {
      group: 'start',
      actions: [
        overlayAction(CONTEXT_MENU, {
          id: 'contextMenu',
          icon: EllipsisVertical,
          shortcuts: [{ key: 'ContextMenu' }, { key: 'F10', shift: true }],
          scope: 'canvas',
        }),
      ],
    },
  ],
  // Here at once: without it the browser would show a menu of its own.
  slots: [{ id: 'context-menu', slot: 'workspace', Content: CanvasContextMenu }],
});
