import { PanelLeft, PanelRight } from 'lucide-react';
import { DOCK_PANELS, type DockSide, type PanelId } from '../state/dock-state.js';
import type { EditorAction } from '../state/editor-action.js';
import { PANEL_ICONS } from '../actions/panel-icons.js';
import { workspaceActions } from '../state/workspace-state.js';

/** Panels that have a command of their own. */
const NAMED_ELSEWHERE: ReadonlySet<PanelId> = new Set<PanelId>(['guide', 'outline']);

function panelAction(panel: PanelId): EditorAction {
  return {
    id: `panel-${panel}`,
    labelKey: `commands:panels.${panel}`,
    icon: PANEL_ICONS[panel],
    shortcuts: [],
    scope: 'everywhere',
    isEnabled: () => true,
    run: ({ store, docks }) => {
      store.dispatch(workspaceActions.showView('drawing'));
      docks?.show(panel);
    },
  };
}

function sideAction(side: DockSide, icon: EditorAction['icon']): EditorAction {
  return {
    id: `side-${side}`,
    labelKey: `commands:sides.${side}`,
    icon,
    shortcuts: [],
    scope: 'workspace',
    isEnabled: () => true,
    run: ({ docks }) => docks?.toggle(side),
  };
}

/** Brings each panel to the front of its side, and opens and closes the sides. */
export const panelActions: readonly EditorAction[] = [
  ...[...DOCK_PANELS.left, ...DOCK_PANELS.right]
    .filter((panel) => !NAMED_ELSEWHERE.has(panel))
    .map(panelAction),
  sideAction('left', PanelLeft),
  sideAction('right', PanelRight),
];
