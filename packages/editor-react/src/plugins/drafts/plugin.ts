import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { draftActions } from './draft-actions.js';
import { DraftStatus } from './draft-status.js';
import { LeaveButton } from './leave-button.js';
import { SaveIndicator } from './save-indicator.js';

/** Keeping the draft. */
export const draftsPlugin = defineEditorPlugin({
  id: 'drafts',
  actions: [{ group: 'start', actions: draftActions }],
  slots: [
    { id: 'leave', slot: 'leave', Content: LeaveButton },
    { id: 'save-indicator', slot: 'saving', Content: SaveIndicator },
    { id: 'draft-status', slot: 'notices', Content: DraftStatus },
  ],
});
