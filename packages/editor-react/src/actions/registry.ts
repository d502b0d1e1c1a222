import {
  alignActions,
  distributeActions,
  orderActions,
  turnActions,
} from '../plugins/objects/arrange-actions.js';
import { canvasAidActions } from '../plugins/guides/canvas-aid-actions.js';
import { clipboardActions } from '../plugins/clipboard/clipboard-actions.js';
import { copyActions } from '../plugins/objects/copy-actions.js';
import type { EditorAction } from '../state/editor-action.js';
import { groupAction, ungroupAction } from '../plugins/groups/group-actions.js';
import { redoAction, undoAction } from '../plugins/history/history-actions.js';
import { isHeardIn } from '../state/key-scope.js';
import { flagActions } from '../plugins/objects/flag-actions.js';
import {
  addPageAction,
  moveToPageActions,
  nextPageAction,
  pageActions,
  previousPageAction,
  removePageAction,
} from '../plugins/pages/page-actions.js';
import { panelActions } from '../workspace/panel-actions.js';
import { pathActions } from '../plugins/paths/path-actions.js';
import { nudgeActions, selectionActions } from '../plugins/objects/selection-actions.js';
import { type KeyPress, matchesShortcut } from '../state/shortcut.js';
import { sameKindActions } from '../plugins/objects/same-kind-actions.js';
import { surfaceActions } from './surface-actions.js';
import { toolActions } from './tool-actions.js';
import { draftActions } from '../plugins/drafts/draft-actions.js';
import { backdropActions } from '../plugins/pictures/backdrop-actions.js';
import { outlineAction } from '../plugins/outline/outline-action.js';
import { placeActions } from '../plugins/place/place-actions.js';
import { shapeActions } from '../plugins/spoken/shape-actions.js';
import { spokenActions } from '../plugins/spoken/spoken-actions.js';
import { walkActions } from '../plugins/spoken/walk-actions.js';
import {
  braillePagesAction,
  previewAction,
  previewModeActions,
  zoomActualAction,
  zoomFitAction,
  zoomInAction,
  zoomOutAction,
  zoomSelectionAction,
} from '../plugins/view/view-actions.js';

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
