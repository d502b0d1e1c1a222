import { FileInput } from 'lucide-react';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { overlayAction } from '../../contributions/overlay-action.js';
import { lazyPart } from '../../contributions/part.js';
import { ImportDrop } from './import-drop.js';

const importAction = overlayAction('import', {
  id: 'import',
  icon: FileInput,
  shortcuts: [{ key: 'i', mod: true, shift: false }],
  scope: 'workspace',
});

/** Files from elsewhere: chosen, dropped or pasted, and read by what other plugins bring for them. */
export const importPlugin = defineEditorPlugin({
  id: 'import',
  requires: ['braille-pages'],
  actions: [{ group: 'start', actions: [importAction] }],
  bars: [{ id: 'import', bar: 'tools', action: importAction }],
  overlays: [
    {
      id: 'import',
      // What reads files is large and seldom needed.
      Content: lazyPart(async () => (await import('./react.js')).ImportDialog),
    },
  ],
  slots: [{ id: 'import-drop', slot: 'workspace', Content: ImportDrop }],
});
