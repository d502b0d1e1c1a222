import { sessionActions } from '@tastwerk/editor-core';
import { PanelLeft, PanelRight, SquarePen } from 'lucide-react';
import type { DockSide } from '../state/dock-state.js';
import type { EditorAction } from '../state/editor-action.js';
import { selectedObjectsOf } from '../state/selectors.js';
import { DRAWING_VIEW, workspaceActions } from '../state/workspace-state.js';
import { iconOf } from './icons.js';
import type { PanelContribution, ToolContribution } from './editor-plugin.js';
import { dialogOf, type KindContributions, openObject } from './open-object.js';

/** Brings the panel `id` to the front of its side, and the focus there. */
export const enterPanel =
  (id: string): EditorAction['run'] =>
  ({ store, docks }) => {
    store.dispatch(workspaceActions.showView(DRAWING_VIEW));
    docks?.show(id);
    store.dispatch(workspaceActions.enter(id));
  };

/** Brings a panel to the front of its side. */
export const panelAction = ({ id, icon }: PanelContribution): EditorAction => ({
  id: `panel-${id}`,
  labelKey: `commands:panels.${id}`,
  icon: iconOf(icon),
  shortcuts: [],
  scope: 'everywhere',
  isEnabled: () => true,
  run: enterPanel(id),
});

const sideAction = (side: DockSide, icon: EditorAction['icon']): EditorAction => ({
  id: `side-${side}`,
  labelKey: `commands:sides.${side}`,
  icon,
  shortcuts: [],
  scope: 'workspace',
  isEnabled: () => true,
  run: ({ docks }) => docks?.toggle(side),
});

/** Open and close the sides. */
export const sideActions: readonly EditorAction[] = [
  sideAction('left', PanelLeft),
  sideAction('right', PanelRight),
];

/** Takes a tool. */
export const toolAction = ({ id, tool, labelKey, icon, key }: ToolContribution): EditorAction => ({
  id,
  labelKey,
  icon: iconOf(icon),
  shortcuts: key === undefined ? [] : [{ key }],
  scope: 'workspace',
  isEnabled: () => true,
  isPressed: ({ session }) => session.tool === tool,
  run: ({ store }) => void store.dispatch(sessionActions.setTool(tool)),
});

/** The id of the action that {@link editObjectAction} makes. */
export const EDIT_OBJECT = 'editObject';

/** Opens the dialog that edits the one object which is selected, where its kind has one. */
export const editObjectAction = (kinds: KindContributions): EditorAction => ({
  id: EDIT_OBJECT,
  labelKey: 'actions.editObject',
  icon: SquarePen,
  shortcuts: [{ key: 'Enter' }],
  scope: 'canvas',
  isEnabled: (state) => {
    const [object, ...others] = selectedObjectsOf(state);
    return object !== undefined && others.length === 0 && dialogOf(kinds, object) !== undefined;
  },
  needs: 'editable',
  run: ({ store }) => {
    const [object] = selectedObjectsOf(store.getState());
    if (object) openObject(store, kinds, object.uuid);
  },
});
