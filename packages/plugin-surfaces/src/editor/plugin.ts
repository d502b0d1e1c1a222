import { defineEditorPlugin, lazyPart, overlayAction } from '@tastwerk/editor-react';
import { BookOpen, Cuboid, Fingerprint, Grip, Hand } from 'lucide-react';
import { publicationReading } from '../reading/plugin.js';

/** The dialog with the files for embossers. */
const EMBOSS_DIALOG = 'emboss';

const emboss = overlayAction(EMBOSS_DIALOG, {
  id: 'emboss',
  labelKey: 'surfaces:action.emboss',
  icon: Grip,
  scope: 'always',
});

/** The dialog with the pages on pins. */
const PINS_DIALOG = 'feel';

const feel = overlayAction(PINS_DIALOG, {
  id: 'feel',
  labelKey: 'surfaces:action.feel',
  icon: Fingerprint,
  scope: 'always',
});

/** The dialog with the pages as plates in plastic. */
const PLASTIC_DIALOG = 'plastic';

const plastic = overlayAction(PLASTIC_DIALOG, {
  id: 'plastic',
  labelKey: 'surfaces:action.plastic',
  icon: Cuboid,
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
  actions: [{ group: 'start', actions: [emboss, feel, plastic] }],
  bars: [
    { id: 'emboss', bar: 'views', place: { after: 'files' }, action: emboss },
    { id: 'feel', bar: 'views', place: { after: 'emboss' }, action: feel },
    { id: 'plastic', bar: 'views', place: { after: 'feel' }, action: plastic },
  ],
  imports: [
    { id: 'ebrl', place: { before: 'documents' }, labelKey: 'surfaces:import.ebraille', icon: BookOpen },
    { id: 'dtms', place: { before: 'documents' }, labelKey: 'surfaces:import.dtms', icon: Hand },
  ],
  overlays: [
    {
      id: EMBOSS_DIALOG,
      Content: lazyPart(async () => (await import('./emboss/emboss-dialog.js')).EmbossDialog),
    },
    {
      id: PINS_DIALOG,
      Content: lazyPart(async () => (await import('./pins/pins-dialog.js')).PinsDialog),
    },
    {
      id: PLASTIC_DIALOG,
      Content: lazyPart(async () => (await import('./plastic/plastic-dialog.js')).PlasticDialog),
    },
  ],
});
