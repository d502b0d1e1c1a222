import { type Command, type PageObject, runCommand, sessionActions } from '@tastwerk/editor-core';
import { isTakenWithOthers } from '@tastwerk/editor-core/objects';
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  BoxSelect,
  type LucideIcon,
  Trash2,
  X,
} from 'lucide-react';
import { currentPageOf, selectedObjectsOf } from '../../state/selectors.js';
import type { EditorAction } from '../../state/editor-action.js';
import type { EditorState } from '../../state/editor-store.js';

/** Steps of the arrow keys in mm: alone and with Shift. */
const STEP_MM = 1;
const LONG_STEP_MM = 10;

/** The command that takes `objects` away; a legend alone is put out of use, since it is never removed. */
function removalOf(state: EditorState, objects: readonly PageObject[]): Command {
  const page = currentPageOf(state);
  return page && objects.every(({ type }) => type === 'key')
    ? { type: 'deactivate-key', pageUuid: page.uuid }
    : { type: 'remove-objects', uuids: objects.map(({ uuid }) => uuid) };
}

/** Removes the selected objects. */
export const deleteAction: EditorAction = {
  id: 'delete',
  labelKey: 'actions.delete',
  isDestructive: true,
  icon: Trash2,
  shortcuts: [{ key: 'Delete' }, { key: 'Backspace' }],
  scope: 'canvas',
  isEnabled: (state) => selectedObjectsOf(state).length > 0,
  needs: 'selection',
  run: ({ store }) => {
    const state = store.getState();
    store.dispatch(runCommand(removalOf(state, selectedObjectsOf(state))));
    store.dispatch(sessionActions.select([]));
  },
};

/** The objects of the page that selecting all takes. */
function withinReach(state: EditorState): readonly PageObject[] {
  return currentPageOf(state)?.objects.filter(isTakenWithOthers) ?? [];
}

/** Selects all of the page that the hand may take. */
export const selectAllAction: EditorAction = {
  id: 'selectAll',
  labelKey: 'actions.selectAll',
  icon: BoxSelect,
  shortcuts: [{ key: 'a', mod: true, shift: false }],
  scope: 'everywhere',
  isEnabled: (state) => currentPageOf(state)?.objects.some(isTakenWithOthers) ?? false,
  needs: 'objects',
  run: ({ store }) =>
    void store.dispatch(sessionActions.select(withinReach(store.getState()).map(({ uuid }) => uuid))),
};

/** Escape first gives up what the hand is doing, then puts a drawing tool away, then the selection. */
const cancelAction: EditorAction = {
  id: 'cancel',
  labelKey: 'actions.cancel',
  icon: X,
  shortcuts: [{ key: 'Escape' }],
  scope: 'canvas',
  isEnabled: ({ session }) => session.tool !== 'SELECT' || session.selectedUuids.length > 0,
  needs: 'selection',
  run: ({ store, view }) => {
    if (view?.cancelGesture()) return;
    const { tool } = store.getState().session;
    store.dispatch(tool === 'SELECT' ? sessionActions.select([]) : sessionActions.setTool('SELECT'));
  },
};

/** The arrow keys with the direction in which each moves. */
const DIRECTIONS: readonly { key: string; icon: LucideIcon; dx: number; dy: number }[] = [
  { key: 'ArrowLeft', icon: ArrowLeft, dx: -1, dy: 0 },
  { key: 'ArrowRight', icon: ArrowRight, dx: 1, dy: 0 },
  { key: 'ArrowUp', icon: ArrowUp, dx: 0, dy: -1 },
  { key: 'ArrowDown', icon: ArrowDown, dx: 0, dy: 1 },
];

/** Moves what is selected by the arrow keys. */
export const nudgeActions: readonly EditorAction[] = DIRECTIONS.flatMap(({ key, icon, dx, dy }) =>
  [false, true].map((shift): EditorAction => {
    const step = shift ? LONG_STEP_MM : STEP_MM;
    return {
      id: `nudge-${key}-${step}`,
      labelKey: `commands:actions.nudge.${key}.${shift ? 'far' : 'near'}`,
      icon,
      shortcuts: [{ key, shift }],
      scope: 'canvas',
      isEnabled: (state) => selectedObjectsOf(state).length > 0,
      needs: 'selection',
      run: ({ store }) => {
        const uuids = selectedObjectsOf(store.getState()).map(({ uuid }) => uuid);
        store.dispatch(runCommand({ type: 'move-objects', uuids, dx: dx * step, dy: dy * step }));
      },
    };
  }),
);

/** What can be done with the selection. */
export const selectionActions: readonly EditorAction[] = [deleteAction, selectAllAction, cancelAction];
