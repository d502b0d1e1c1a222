import { defineEditorPlugin } from '@tastwerk/editor-react';
import { BookOpen } from 'lucide-react';
import { publicationReading } from '../reading/plugin.js';

/** Graphics on other surfaces than swell paper: the half for the editor. */
export const surfacesEditor = defineEditorPlugin({
  id: '@tastwerk/plugin-surfaces',
  requires: ['import'],
  engine: publicationReading,
  texts: {
    de: async () => (await import('./texts/de.js')).de,
    en: async () => (await import('./texts/en.js')).en,
  },
  imports: [
    { id: 'ebrl', place: { before: 'documents' }, labelKey: 'surfaces:import.ebraille', icon: BookOpen },
  ],
});
