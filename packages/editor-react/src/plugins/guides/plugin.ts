import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { canvasAidActions } from './canvas-aid-actions.js';

/** Guide lines and snapping. */
export const guidesPlugin = defineEditorPlugin({
  id: 'guides',
  actions: [{ group: 'aids', actions: canvasAidActions }],
});
