import { Maximize, Proportions, ScanSearch, ZoomIn, ZoomOut } from 'lucide-react';
import type { EditorAction } from '../../state/editor-action.js';
import { boxAroundObjects, hasSelected, selectionOf } from '../../state/selection.js';

/** Scaling factors that the zoom buttons go through; 1 is true size at 96 dpi. */
const ZOOM_STEPS = [0.5, 0.7, 1, 1.5, 2, 3, 4, 6, 8] as const;

/** Shows more of the details. */
export const zoomInAction: EditorAction = {
  id: 'zoomIn',
  labelKey: 'actions.zoomIn',
  icon: ZoomIn,
  shortcuts: [{ key: '+' }, { key: '=', shift: false }, { key: '+', mod: true }, { key: '=', mod: true }],
  scope: 'workspace',
  isEnabled: () => true,
  run: ({ view }) => {
    if (!view) return;
    const { scalingFactor } = view.viewport();
    view.zoomTo(ZOOM_STEPS.find((step) => step > scalingFactor) ?? scalingFactor);
  },
};

/** Shows more of the page. */
export const zoomOutAction: EditorAction = {
  id: 'zoomOut',
  labelKey: 'actions.zoomOut',
  icon: ZoomOut,
  shortcuts: [{ key: '-' }, { key: '-', mod: true }],
  scope: 'workspace',
  isEnabled: () => true,
  run: ({ view }) => {
    if (!view) return;
    const { scalingFactor } = view.viewport();
    view.zoomTo(ZOOM_STEPS.findLast((step) => step < scalingFactor) ?? scalingFactor);
  },
};

/** Shows the whole page. */
export const zoomFitAction: EditorAction = {
  id: 'zoomFit',
  labelKey: 'actions.zoomFit',
  icon: Maximize,
  shortcuts: [{ key: '0' }, { key: '0', mod: true }],
  scope: 'workspace',
  isEnabled: () => true,
  run: ({ view }) => view?.fitPage(),
};

/** Shows the page in its true size at 96 dpi. */
export const zoomActualAction: EditorAction = {
  id: 'zoomActual',
  labelKey: 'actions.zoomActual',
  icon: Proportions,
  shortcuts: [{ key: '1' }],
  scope: 'workspace',
  isEnabled: () => true,
  run: ({ view }) => view?.zoomTo(1),
};

/** Shows what is selected as large as fits. */
export const zoomSelectionAction: EditorAction = {
  id: 'zoomSelection',
  labelKey: 'actions.zoomSelection',
  icon: ScanSearch,
  shortcuts: [{ key: '2' }],
  scope: 'workspace',
  isEnabled: hasSelected(1),
  needs: 'selection',
  run: ({ store, view }) => {
    const box = boxAroundObjects(store.kinds, selectionOf(store.getState()));
    if (box) view?.fitBox(box);
  },
};
