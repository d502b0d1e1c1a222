import { runCommand, sessionActions } from '@tastwerk/editor-core';
import { Eraser, Grid3x3, Magnet, SeparatorHorizontal, SeparatorVertical } from 'lucide-react';
import { currentPageOf, documentOf } from '../../state/selectors.js';
import type { EditorAction } from '../../state/editor-action.js';

/** Draws the hand to what lies around, or leaves it free. */
const snappingAction: EditorAction = {
  id: 'snapping',
  labelKey: 'canvas:actions.snapping',
  icon: Magnet,
  shortcuts: [{ key: 's', shift: false }],
  scope: 'workspace',
  isEnabled: () => true,
  isPressed: ({ session }) => session.isSnapping,
  run: ({ store }) =>
    void store.dispatch(sessionActions.setSnapping({ isSnapping: !store.getState().session.isSnapping })),
};

/** Draws the hand to the lines of the grid, too, while it is shown. */
const gridSnappingAction: EditorAction = {
  id: 'snappingToGrid',
  labelKey: 'canvas:actions.snappingToGrid',
  icon: Grid3x3,
  shortcuts: [{ key: 's', shift: true }],
  scope: 'workspace',
  isEnabled: ({ session }) => session.isSnapping,
  needs: 'snapping',
  isPressed: ({ session }) => session.isSnapping && session.isSnappingToGrid,
  run: ({ store }) =>
    void store.dispatch(
      sessionActions.setSnapping({ isSnappingToGrid: !store.getState().session.isSnappingToGrid }),
    ),
};

function addGuideAction(id: string, axis: 'x' | 'y', icon: EditorAction['icon']): EditorAction {
  return {
    id,
    labelKey: `canvas:actions.${id}`,
    icon,
    shortcuts: [],
    scope: 'workspace',
    isEnabled: () => true,
    run({ store }) {
      const state = store.getState();
      const page = currentPageOf(state);
      if (!page) return;
      const { width, height } = documentOf(state);
      const positionMm = Math.round((axis === 'x' ? width : height) / 2);
      store.dispatch(runCommand({ type: 'add-guide', pageUuid: page.uuid, axis, positionMm }));
    },
  };
}

/** Takes the guides of the page away in one step. */
const removeGuidesAction: EditorAction = {
  id: 'removeGuides',
  labelKey: 'canvas:actions.removeGuides',
  icon: Eraser,
  shortcuts: [],
  scope: 'workspace',
  isEnabled: (state) => (currentPageOf(state)?.guides.length ?? 0) > 0,
  needs: 'guides',
  run({ store }) {
    const page = currentPageOf(store.getState());
    if (!page) return;
    const commands = page.guides.map(
      () => ({ type: 'remove-guide', pageUuid: page.uuid, index: 0 }) as const,
    );
    store.dispatch(runCommand({ type: 'transaction', commands }));
  },
};

/** Guides in the middle of the page, for those who do not drag them out of the rulers; the arrow keys move them on. */
export const canvasAidActions: readonly EditorAction[] = [
  snappingAction,
  gridSnappingAction,
  addGuideAction('addUprightGuide', 'x', SeparatorVertical),
  addGuideAction('addLevelGuide', 'y', SeparatorHorizontal),
  removeGuidesAction,
];
