import { TableOfContents } from 'lucide-react';
import type { EditorAction } from '../../state/editor-action.js';
import { workspaceActions } from '../../state/workspace-state.js';

/** Brings the document as text to the front of its side. */
export const outlineAction: EditorAction = {
  id: 'outline',
  labelKey: 'outline:action',
  icon: TableOfContents,
  shortcuts: [{ key: 'o', shift: true }],
  scope: 'canvas',
  isEnabled: () => true,
  run: ({ store, docks }) => {
    store.dispatch(workspaceActions.showView('drawing'));
    docks?.show('outline');
  },
};
