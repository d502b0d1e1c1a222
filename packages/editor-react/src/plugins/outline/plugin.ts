import { TableOfContents } from 'lucide-react';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { lazyPart } from '../../contributions/part.js';
import { outlineAction } from './outline-action.js';

/** The document as text. */
export const outlinePlugin = defineEditorPlugin({
  id: 'outline',
  requires: ['proofing', 'spoken'],
  actions: [{ group: 'read', actions: [outlineAction] }],
  panels: [
    {
      id: 'outline',
      side: 'left',
      place: { after: 'pages' },
      labelKey: 'outline:title',
      icon: TableOfContents,
      Content: lazyPart(async () => (await import('./react.js')).OutlinePanel),
      hasOwnAction: true,
    },
  ],
});
