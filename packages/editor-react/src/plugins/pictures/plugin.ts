import { Image, ImageDown } from 'lucide-react';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { lazyPart } from '../../contributions/part.js';
import { backdropActions } from './backdrop-actions.js';
import { BackdropLayer } from './backdrop-layer.js';
import { isPicture } from './picture-size.js';

/** Pictures: traced, read and laid under the page. */
export const picturesPlugin = defineEditorPlugin({
  id: 'pictures',
  requires: ['import'],
  kinds: { imported: { icon: ImageDown } },
  actions: [{ group: 'pages', actions: backdropActions }],
  menus: [{ menu: 'page', section: 'backdrop', actions: backdropActions, isFitting: true }],
  imports: [
    {
      id: 'pictures',
      labelKey: 'import:choose.pictures',
      icon: Image,
      note: ({ trace }) => (trace ? undefined : 'import:choose.noTrace'),
      sort: { accepts: ['image/png', 'image/jpeg'], matches: ({ bytes }) => isPicture(bytes) },
      Content: lazyPart(async () => (await import('./react.js')).PictureImport),
    },
  ],
  overlays: [{ id: 'crop', Content: lazyPart(async () => (await import('./react.js')).CropDialog) }],
  slots: [{ id: 'backdrop', slot: 'drawing-below', Content: BackdropLayer }],
});
