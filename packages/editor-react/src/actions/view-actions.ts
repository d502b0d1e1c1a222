import { sessionActions } from '@tastwerk/editor-core';
import { Eye, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import type { EditorAction } from './editor-action.js';

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

/** Shows the page without what belongs to the screen alone: grid, safe area, frames. */
export const previewAction: EditorAction = {
  id: 'preview',
  labelKey: 'actions.preview',
  icon: Eye,
  shortcuts: [],
  scope: 'workspace',
  isEnabled: () => true,
  isPressed: ({ session }) => session.previewMode,
  run: ({ store }) =>
    void store.dispatch(sessionActions.setPreviewMode(!store.getState().session.previewMode)),
};
