import type { EditorAction } from '../state/editor-action.js';
import { workspaceActions } from '../state/workspace-state.js';

/** What an action that opens a dialog may say besides its name and icon. */
type Given = Pick<EditorAction, 'id' | 'icon'> & Partial<EditorAction>;

/** The action that opens the dialog `overlay`; heard everywhere and without a key, unless it says so. */
export const overlayAction = (overlay: string, given: Given): EditorAction => ({
  labelKey: `commands:actions.${given.id}`,
  shortcuts: [],
  scope: 'everywhere',
  isEnabled: () => true,
  run: ({ store }) => void store.dispatch(workspaceActions.openOverlay(overlay)),
  ...given,
});
