import { runCommand } from '@tastwerk/editor-core';
import { Crop, ImageOff } from 'lucide-react';
import type { EditorAction } from '../../state/editor-action.js';
import { currentPageOf, documentOf } from '../../state/selectors.js';
import type { EditorState } from '../../state/editor-store.js';
import { workspaceActions } from '../../state/workspace-state.js';

/** The picture under the page that is shown. */
export function currentBackdropOf(state: EditorState) {
  const page = currentPageOf(state);
  return documentOf(state).backdrops.find(({ pageUuid }) => pageUuid === page?.uuid);
}

const ofBackdrop = {
  shortcuts: [],
  scope: 'workspace',
  isEnabled: (state) => currentBackdropOf(state) !== undefined,
  needs: 'backdrop',
} as const satisfies Partial<EditorAction>;

/** Shows another part of the picture under the page. */
export const cropBackdropAction: EditorAction = {
  ...ofBackdrop,
  id: 'cropBackdrop',
  labelKey: 'import:backdrop.crop',
  icon: Crop,
  run: ({ store }) => void store.dispatch(workspaceActions.openOverlay('crop')),
};

/** Takes the picture under the page away. */
export const removeBackdropAction: EditorAction = {
  ...ofBackdrop,
  id: 'removeBackdrop',
  labelKey: 'import:backdrop.remove',
  icon: ImageOff,
  run({ store }) {
    const backdrop = currentBackdropOf(store.getState());
    if (!backdrop) return;
    const { pageUuid } = backdrop;
    store.dispatch(runCommand({ type: 'set-backdrop', pageUuid, backdrop: null }));
  },
};

/** What can be done with the picture under the page. */
export const backdropActions: readonly EditorAction[] = [cropBackdropAction, removeBackdropAction];
