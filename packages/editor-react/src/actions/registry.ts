import type { EditorAction } from './editor-action.js';
import { redoAction, undoAction } from './history-actions.js';
import { isHeardIn } from './key-scope.js';
import { selectionActions } from './selection-actions.js';
import { type KeyPress, matchesShortcut } from './shortcut.js';
import { toolActions } from './tool-actions.js';
import { previewAction, zoomFitAction, zoomInAction, zoomOutAction } from './view-actions.js';

/** All that a user can do, the one list that the keyboard reads; toolbars show parts of it. */
export const EDITOR_ACTIONS: readonly EditorAction[] = [
  undoAction,
  redoAction,
  ...toolActions,
  ...selectionActions,
  zoomInAction,
  zoomOutAction,
  zoomFitAction,
  previewAction,
];

/** The action that a key press at `target` stands for, enabled or not; undefined when it belongs to someone else. */
export function actionForKey(press: KeyPress, target: EventTarget | null): EditorAction | undefined {
  return EDITOR_ACTIONS.find(
    ({ shortcuts, scope }) =>
      shortcuts.some((shortcut) => matchesShortcut(shortcut, press)) && isHeardIn(scope, target),
  );
}
