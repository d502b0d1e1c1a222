import { Eye } from 'lucide-react';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { lazyPart } from '../../contributions/part.js';
import { viewAction } from '../../contributions/view-action.js';
import type { EditorAction } from '../../state/editor-action.js';
import { workspaceActions } from '../../state/workspace-state.js';
import { PREVIEW_ICONS, PREVIEW_MODES, PREVIEW_VIEW, type PreviewMode } from './preview-mode.js';

/** Shows what becomes of the page in the place of the drawing, as it was looked at last, and goes back to it. */
const previewAction = viewAction(PREVIEW_VIEW, {
  id: 'preview',
  icon: Eye,
  shortcuts: [{ key: 'w', shift: false }],
});

const ACTION_IDS: Readonly<Record<PreviewMode, string>> = {
  print: 'previewPrint',
  relief: 'previewRelief',
  black: 'previewBlack',
  embossed: 'previewEmbossed',
};

/** Shows one preview by its name. */
const modeAction = (mode: PreviewMode): EditorAction => ({
  id: ACTION_IDS[mode],
  labelKey: `actions.${ACTION_IDS[mode]}`,
  icon: PREVIEW_ICONS[mode],
  shortcuts: [],
  scope: 'everywhere',
  isEnabled: () => true,
  run: ({ store }) => void store.dispatch(workspaceActions.showView(PREVIEW_VIEW, mode)),
});

/** What becomes of the sheet: printed, swollen, embossed. */
export const previewsPlugin = defineEditorPlugin({
  id: 'previews',
  requires: ['braille-pages', 'proofing'],
  actions: [{ group: 'view', actions: [previewAction, ...PREVIEW_MODES.map(modeAction)] }],
  menus: [{ menu: 'page', section: 'view', actions: [previewAction] }],
  bars: [{ id: 'preview', bar: 'views', action: previewAction, place: { before: 'braillePages' } }],
  views: [
    {
      id: PREVIEW_VIEW,
      Content: lazyPart(async () => (await import('./preview-workspace.js')).PreviewWorkspace),
    },
  ],
});
