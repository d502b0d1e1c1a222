import { alignActions, distributeActions, orderActions, turnActions } from './arrange-actions.js';
import { canvasAidActions } from './canvas-aid-actions.js';
import { clipboardActions } from './clipboard-actions.js';
import { copyActions } from './copy-actions.js';
import type { EditorAction } from './editor-action.js';
import { groupAction, ungroupAction } from './group-actions.js';
import { redoAction, undoAction } from './history-actions.js';
import { isHeardIn } from './key-scope.js';
import { flagActions } from './flag-actions.js';
import {
  addPageAction,
  moveToPageActions,
  nextPageAction,
  pageActions,
  previousPageAction,
  removePageAction,
} from './page-actions.js';
import { panelActions } from './panel-actions.js';
import { pathActions } from './path-actions.js';
import { nudgeActions, selectionActions } from './selection-actions.js';
import { type KeyPress, matchesShortcut } from './shortcut.js';
import { sameKindActions } from './same-kind-actions.js';
import { surfaceActions } from './surface-actions.js';
import { toolActions } from './tool-actions.js';
import { draftActions } from '../drafts/draft-actions.js';
import { backdropActions } from '../import/backdrop-actions.js';
import { outlineAction } from '../outline/outline-action.js';
import { placeActions } from '../place-dialog/place-actions.js';
import { shapeActions } from '../spoken/shape-actions.js';
import { spokenActions } from '../spoken/spoken-actions.js';
import { walkActions } from '../spoken/walk-actions.js';
import {
  braillePagesAction,
  previewAction,
  previewModeActions,
  zoomActualAction,
  zoomFitAction,
  zoomInAction,
  zoomOutAction,
  zoomSelectionAction,
} from './view-actions.js';

/** Actions that are listed together; the name of each group stands in `commands.json`. */
export interface ActionGroup {
  readonly id: 'start' | 'tools' | 'edit' | 'move' | 'read' | 'arrange' | 'path' | 'aids' | 'pages' | 'view';
  readonly actions: readonly EditorAction[];
}

/** All that a user can do, in the groups in which lists of commands and keys show it. */
export const ACTION_GROUPS: readonly ActionGroup[] = [
  { id: 'start', actions: [...surfaceActions, ...draftActions] },
  { id: 'tools', actions: toolActions },
  {
    id: 'edit',
    actions: [
      undoAction,
      redoAction,
      ...clipboardActions,
      ...copyActions,
      ...selectionActions,
      ...sameKindActions,
    ],
  },
  { id: 'move', actions: [...placeActions, ...nudgeActions, ...shapeActions] },
  { id: 'read', actions: [...walkActions, ...spokenActions, outlineAction] },
  {
    id: 'arrange',
    actions: [
      groupAction,
      ungroupAction,
      ...orderActions,
      ...alignActions,
      ...distributeActions,
      ...turnActions,
      ...flagActions,
    ],
  },
  { id: 'path', actions: pathActions },
  { id: 'aids', actions: canvasAidActions },
  {
    id: 'pages',
    actions: [
      previousPageAction,
      nextPageAction,
      addPageAction,
      ...pageActions,
      removePageAction,
      ...moveToPageActions,
      ...backdropActions,
    ],
  },
  {
    id: 'view',
    actions: [
      zoomInAction,
      zoomOutAction,
      zoomFitAction,
      zoomActualAction,
      zoomSelectionAction,
      previewAction,
      ...previewModeActions,
      braillePagesAction,
      ...panelActions,
    ],
  },
];

/** All that a user can do, the one list that the keyboard reads; toolbars show parts of it. */
export const EDITOR_ACTIONS: readonly EditorAction[] = ACTION_GROUPS.flatMap(({ actions }) => actions);

/** The action that a key press at `target` stands for, enabled or not; undefined when it belongs to someone else. */
export function actionForKey(press: KeyPress, target: EventTarget | null): EditorAction | undefined {
  return EDITOR_ACTIONS.find(
    ({ shortcuts, scope, hasBrowserEvent }) =>
      !hasBrowserEvent &&
      shortcuts.some(
        (shortcut) => matchesShortcut(shortcut, press) && isHeardIn(scope, target, shortcut.mod),
      ),
  );
}
