import { TableOfContents } from 'lucide-react';
import type { EditorAction } from '../../state/editor-action.js';
import { DRAWING_VIEW, workspaceActions } from '../../state/workspace-state.js';

/** Brings the document as text to the front of its side, and the focus there. */
export const outlineAction: EditorAction = {
  id: 'outline',
  labelKey: 'outline:action',
  icon: TableOfContents,
  shortcuts: [{ key: 'o', shift: true }],
  scope: 'canvas',
  isEnabled: () => true,
  run: ({ store, docks }) => {
    store.dispatch(workspaceActions.showView(DRAWING_VIEW));
    docks?.show('outline');
    store.dispatch(workspaceActions.enter('outline'));
  },
};
