import { FileText } from 'lucide-react';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { lazyPart } from '../../contributions/part.js';

/** What is said about the graphic as a whole. */
export const draftPanelPlugin = defineEditorPlugin({
  id: 'draft-panel',
  panels: [
    {
      id: 'draft',
      side: 'right',
      place: { before: 'object' },
      labelKey: 'editor:inspector.draft',
      icon: FileText,
      Content: lazyPart(async () => (await import('./draft-panel.js')).DraftPanel),
      isUsual: true,
    },
  ],
});
