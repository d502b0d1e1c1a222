import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { AdjustedNotice } from './adjusted-notice.js';

/** Drafts of older forms: what opening them has changed. */
export const oldDraftsPlugin = defineEditorPlugin({
  id: 'old-drafts',
  slots: [{ id: 'adjusted', slot: 'notices', Content: AdjustedNotice }],
});
