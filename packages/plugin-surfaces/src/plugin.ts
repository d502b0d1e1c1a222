import { definePlugin } from '@tastwerk/editor-core';
import type { Exporter } from '@tastwerk/editor-core/files';
import { publicationTexts } from './ebraille/publication-texts.js';
import { ebrailleFileName } from './ebraille/file-name.js';
import { embossingFileName, type EmbossingFormat } from './embossing/outputs.js';
import { publicationReading } from './reading/plugin.js';

function embossing(format: EmbossingFormat): Exporter {
  return {
    fileNames: (name) => [embossingFileName(format, name)],
    load: async () => (await import('./embossing/write-embossing.js')).writerOf(format),
  };
}

/** Tactile graphics on other surfaces than swell paper: eBraille publications, written and read, and graphics of embossers. */
export const surfaces = definePlugin({
  ...publicationReading,
  requires: ['pages', 'braille-pages', 'legend', 'svg', 'files'],
  exporters: {
    ebrl: {
      fileNames: (name) => [ebrailleFileName(name)],
      brailleTexts: publicationTexts,
      load: async () => (await import('./ebraille/write-ebraille.js')).writeEbraille,
    },
    index: embossing('index'),
    'index-fine': embossing('index-fine'),
    'tg-pef': embossing('tg-pef'),
    'graphic-brf': embossing('graphic-brf'),
    viewplus: embossing('viewplus'),
  },
});
