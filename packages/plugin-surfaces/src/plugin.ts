import { definePlugin } from '@tastwerk/editor-core';
import { publicationTexts } from './ebraille/publication-texts.js';
import { ebrailleFileName } from './ebraille/file-name.js';
import { publicationReading } from './reading/plugin.js';

/** Tactile graphics on other surfaces than swell paper: eBraille publications, written and read. */
export const surfaces = definePlugin({
  ...publicationReading,
  requires: ['pages', 'braille-pages', 'legend', 'svg', 'files'],
  exporters: {
    ebrl: {
      fileNames: (name) => [ebrailleFileName(name)],
      brailleTexts: publicationTexts,
      load: async () => (await import('./ebraille/write-ebraille.js')).writeEbraille,
    },
  },
});
