import type { EditorAction } from '../state/editor-action.js';
import { DRAWING_VIEW, workspaceActions } from '../state/workspace-state.js';

/** The action that shows the view `view` in the place of the drawing, and goes back to it. */
export const viewAction = (
  view: string,
  given: Pick<EditorAction, 'id' | 'icon' | 'shortcuts'>,
): EditorAction => ({
  labelKey: `actions.${given.id}`,
  scope: 'everywhere',
  isEnabled: () => true,
  isPressed: ({ workspace }) => workspace.view === view,
  run: ({ store }) => {
    const isShown = store.getState().workspace.view === view;
    store.dispatch(workspaceActions.showView(isShown ? DRAWING_VIEW : view));
  },
  ...given,
});
