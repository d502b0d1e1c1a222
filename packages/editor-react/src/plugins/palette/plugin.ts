import { Search } from 'lucide-react';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { overlayAction } from '../../contributions/overlay-action.js';
import { CommandPalette } from './command-palette.js';

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
  bars: [{ id: 'palette', bar: 'menu', action: paletteAction }],
  overlays: [
    // Here at once: what is typed right after its key is meant for it.
    { id: 'palette', Content: CommandPalette },
  ],
});
