import { isCopyable } from '@tastwerk/editor-core/objects';
import { Grid2x2Plus, MessageCircleQuestion, Ruler, SquarePlus } from 'lucide-react';
import type { EditorAction } from '../../state/editor-action.js';
import { selectionOf } from '../../state/selection.js';
import { workspaceActions } from '../../state/workspace-state.js';

/** Makes an object by numbers and words. */
export const placeNewAction: EditorAction = {
  id: 'placeNew',
  labelKey: 'place:actions.placeNew',
  icon: SquarePlus,
  shortcuts: [{ key: 'a', shift: false }],
  scope: 'canvas',
  isEnabled: () => true,
  run: ({ store }) => void store.dispatch(workspaceActions.openOverlay('addObject')),
};

/** Gives the one selected object a place and a size by numbers. What is locked keeps its place. */
const placeSelectedAction: EditorAction = {
  id: 'placeSelected',
  labelKey: 'place:actions.placeSelected',
  icon: Ruler,
  shortcuts: [{ key: 'm', shift: false }],
  scope: 'canvas',
  isEnabled: (state) => {
    const [object, ...others] = selectionOf(state);
    return object !== undefined && others.length === 0 && !object.locked;
  },
  needs: 'selection',
  run: ({ store }) => void store.dispatch(workspaceActions.openOverlay('placeObject')),
};

/** Asks how many copies are made, and in which distance. */
export const repeatAction: EditorAction = {
  id: 'repeat',
  labelKey: 'actions.repeat',
  icon: Grid2x2Plus,
  shortcuts: [{ key: 'd', mod: true, shift: true }],
  scope: 'workspace',
  isEnabled: (state, kinds) => selectionOf(state).some((object) => isCopyable(kinds, object)),
  needs: 'selection',
  run: ({ store }) => void store.dispatch(workspaceActions.openOverlay('repeat')),
};

/** Asks what lies at a place, and where there is room. */
const askAction: EditorAction = {
  id: 'askSheet',
  labelKey: 'place:actions.ask',
  icon: MessageCircleQuestion,
  shortcuts: [{ key: 'q', shift: false }],
  scope: 'canvas',
  isEnabled: () => true,
  run: ({ store }) => void store.dispatch(workspaceActions.openOverlay('askSheet')),
};

/** Making and placing objects by dialog, and asking about places. */
export const placeActions: readonly EditorAction[] = [placeNewAction, placeSelectedAction, askAction];
