import { definePlugin } from '@tastwerk/editor-core';
import { publicationTexts } from './ebraille/publication-texts.js';
import { ebrailleFileName } from './ebraille/file-name.js';

/** Writes tactile graphics for other surfaces than swell paper: as eBraille publications. */
export const surfaces = definePlugin({
  id: '@tastwerk/plugin-surfaces',
  version: '1.0.0',
  requires: ['pages', 'braille-pages', 'legend', 'files'],
  exporters: {
    ebrl: {
      fileNames: (name) => [ebrailleFileName(name)],
      brailleTexts: publicationTexts,
      load: async () => (await import('./ebraille/write-ebraille.js')).writeEbraille,
    },
  },
});
