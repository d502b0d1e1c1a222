import { FolderOpen } from 'lucide-react';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { lazyPart } from '../../contributions/part.js';
import { draftActions } from './draft-actions.js';
import { DraftStatus } from './draft-status.js';
import { LeaveButton } from './leave-button.js';
import { SaveIndicator } from './save-indicator.js';

/** Keeping the draft. */
export const draftsPlugin = defineEditorPlugin({
  id: 'drafts',
  requires: ['import'],
  actions: [{ group: 'start', actions: draftActions }],
  imports: [
    {
      id: 'documents',
      labelKey: 'import:choose.documents',
      icon: FolderOpen,
      sort: { accepts: ['.json'], matches: ({ text }) => text.startsWith('{') },
      Content: lazyPart(async () => (await import('./react.js')).DraftFileStep),
    },
  ],
  slots: [
    { id: 'leave', slot: 'leave', Content: LeaveButton },
    { id: 'save-indicator', slot: 'saving', Content: SaveIndicator },
    { id: 'draft-status', slot: 'notices', Content: DraftStatus },
  ],
});
