import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import {
  zoomActualAction,
  zoomFitAction,
  zoomInAction,
  zoomOutAction,
  zoomSelectionAction,
} from './zoom-actions.js';
import { ZoomValue } from './zoom-value.js';

/** How large the page is seen. */
export const viewPlugin = defineEditorPlugin({
  id: 'view',
  actions: [
    {
      group: 'view',
      actions: [zoomInAction, zoomOutAction, zoomFitAction, zoomActualAction, zoomSelectionAction],
    },
  ],
  menus: [{ menu: 'page', section: 'view', actions: [zoomFitAction] }],
  bars: [
    { id: 'zoomOut', bar: 'zoom', action: zoomOutAction },
    { id: 'zoomValue', bar: 'zoom', Content: ZoomValue },
    { id: 'zoomIn', bar: 'zoom', action: zoomInAction },
    { id: 'zoomFit', bar: 'zoom', action: zoomFitAction },
  ],
});
