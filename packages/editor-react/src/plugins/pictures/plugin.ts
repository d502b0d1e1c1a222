import { FileInput, ImageDown } from 'lucide-react';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { overlayAction } from '../../contributions/overlay-action.js';
import { lazyPart } from '../../contributions/part.js';
import { backdropActions } from './backdrop-actions.js';
import { BackdropLayer } from './backdrop-layer.js';
import { ImportDrop } from './import-drop.js';

const importAction = overlayAction('import', {
  id: 'import',
  icon: FileInput,
  shortcuts: [{ key: 'i', mod: true, shift: false }],
  scope: 'workspace',
});

/** Pictures, drawings and files from elsewhere. */
export const picturesPlugin = defineEditorPlugin({
  id: 'pictures',
  requires: ['braille-pages'],
  kinds: { imported: { icon: ImageDown } },
  actions: [
    { group: 'start', actions: [importAction] },
    { group: 'pages', actions: backdropActions },
  ],
  menus: [{ menu: 'page', section: 'backdrop', actions: backdropActions, isFitting: true }],
  bars: [{ id: 'import', bar: 'tools', action: importAction }],
  overlays: [
    {
      id: 'import',
      // What reads files is large and seldom needed.
      Content: lazyPart(async () => (await import('./react.js')).ImportDialog),
    },
    { id: 'crop', Content: lazyPart(async () => (await import('./react.js')).CropDialog) },
  ],
  slots: [
    { id: 'backdrop', slot: 'drawing-below', Content: BackdropLayer },
    { id: 'import-drop', slot: 'workspace', Content: ImportDrop },
  ],
});
