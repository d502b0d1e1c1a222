import { History } from 'lucide-react';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { lazyPart } from '../../contributions/part.js';
import { redoAction, undoAction } from './history-actions.js';

/** Taking steps back, and all of them as a list. */
export const historyPlugin = defineEditorPlugin({
  id: 'history',
  actions: [{ group: 'edit', actions: [undoAction, redoAction] }],
  bars: [
    { id: 'undo', bar: 'edit', action: undoAction, isKept: true },
    { id: 'redo', bar: 'edit', action: redoAction, isKept: true },
  ],
  panels: [
    {
      id: 'history',
      side: 'left',
      place: { after: 'outline' },
      labelKey: 'panels:history.title',
      icon: History,
      Content: lazyPart(async () => (await import('./history-panel.js')).HistoryPanel),
    },
  ],
});
