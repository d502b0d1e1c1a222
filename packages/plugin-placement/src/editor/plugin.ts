import { defineEditorPlugin, lazyPart, overlayAction } from '@tastwerk/editor-react';
import { Pointer, Tags } from 'lucide-react';

/** The dialog that places the labels of a page. */
const PLACE_DIALOG = 'place-labels';

/** The dialog that makes a page tactile. */
const TACTILE_DIALOG = 'make-tactile';

const placeLabels = overlayAction(PLACE_DIALOG, {
  id: 'placeLabels',
  labelKey: 'placement:action.place',
  icon: Tags,
});

const makeTactile = overlayAction(TACTILE_DIALOG, {
  id: 'makeTactile',
  labelKey: 'tactile:action',
  icon: Pointer,
});

/** Places the labels of a page by itself, and makes drawings of other programs tactile: the half for the editor. */
export const placementEditor = defineEditorPlugin({
  id: '@tastwerk/plugin-placement',
  texts: {
    de: async () => (await import('./texts/de.js')).de,
    en: async () => (await import('./texts/en.js')).en,
  },
  actions: [{ group: 'arrange', actions: [placeLabels, makeTactile] }],
  menus: [{ menu: 'page', section: 'work', actions: [placeLabels, makeTactile] }],
  afterImport: [{ id: TACTILE_DIALOG, labelKey: 'tactile:after', overlay: TACTILE_DIALOG }],
  overlays: [
    {
      id: PLACE_DIALOG,
      Content: lazyPart(async () => (await import('./place-dialog.js')).PlaceDialog),
    },
    {
      id: TACTILE_DIALOG,
      Content: lazyPart(async () => (await import('./tactile-dialog.js')).TactileDialog),
    },
  ],
});
