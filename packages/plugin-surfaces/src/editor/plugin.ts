import { defineEditorPlugin, lazyPart, overlayAction } from '@tastwerk/editor-react';
import { BookOpen, Grip } from 'lucide-react';
import { publicationReading } from '../reading/plugin.js';

/** The dialog with the files for embossers. */
const EMBOSS_DIALOG = 'emboss';

const emboss = overlayAction(EMBOSS_DIALOG, {
  id: 'emboss',
  labelKey: 'surfaces:action.emboss',
  icon: Grip,
  scope: 'always',
});

/** Graphics on other surfaces than swell paper: the half for the editor. */
export const surfacesEditor = defineEditorPlugin({
  id: '@tastwerk/plugin-surfaces',
  requires: ['import'],
  engine: publicationReading,
  texts: {
    de: async () => (await import('./texts/de.js')).de,
    en: async () => (await import('./texts/en.js')).en,
  },
  actions: [{ group: 'start', actions: [emboss] }],
  bars: [{ id: 'emboss', bar: 'views', place: { after: 'files' }, action: emboss }],
  imports: [
    { id: 'ebrl', place: { before: 'documents' }, labelKey: 'surfaces:import.ebraille', icon: BookOpen },
  ],
  overlays: [
    {
      id: EMBOSS_DIALOG,
      Content: lazyPart(async () => (await import('./emboss/emboss-dialog.js')).EmbossDialog),
    },
  ],
});
