import { defineEditorPlugin, lazyPart, overlayAction } from '@tastwerk/editor-react';
import { Tags } from 'lucide-react';

/** The dialog that places the labels of a page. */
const DIALOG = 'place-labels';

const placeLabels = overlayAction(DIALOG, {
  id: 'placeLabels',
  labelKey: 'placement:action.place',
  icon: Tags,
});

/** Places the labels of a page by itself: the half for the editor. */
export const placementEditor = defineEditorPlugin({
  id: '@tastwerk/plugin-placement',
  texts: {
    de: async () => (await import('./texts/de.js')).de,
    en: async () => (await import('./texts/en.js')).en,
  },
  actions: [{ group: 'arrange', actions: [placeLabels] }],
  menus: [{ menu: 'page', section: 'work', actions: [placeLabels] }],
  overlays: [
    {
      id: DIALOG,
      Content: lazyPart(async () => (await import('./place-dialog.js')).PlaceDialog),
    },
  ],
});
