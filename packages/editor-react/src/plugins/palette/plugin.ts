import { Search } from 'lucide-react';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { overlayAction } from '../../contributions/overlay-action.js';
import { lazyPart } from '../../contributions/part.js';

const paletteAction = overlayAction('palette', {
  id: 'palette',
  icon: Search,
  shortcuts: [{ key: 'k', mod: true }],
  scope: 'always',
});

/** The list of all that can be done and gone to, searched by words. */
export const palettePlugin = defineEditorPlugin({
  id: 'palette',
  actions: [{ group: 'start', actions: [paletteAction] }],
  menus: [
    { menu: 'objects', section: 'all', actions: [paletteAction] },
    { menu: 'page', section: 'all', actions: [paletteAction] },
  ],
  overlays: [
    { id: 'palette', Content: lazyPart(async () => (await import('./command-palette.js')).CommandPalette) },
  ],
});
