import { definePlugin } from '@tastwerk/editor-core';
import { publicationTexts } from './ebraille/publication-texts.js';
import { ebrailleFileName } from './ebraille/file-name.js';

const EBRL_NAME = /\.ebrl$/iu;

/** What a ZIP archive begins with (APPNOTE 4.3.7). */
const isZip = (bytes: Uint8Array): boolean => ZIP_START.every((byte, index) => bytes[index] === byte);
const ZIP_START = [0x50, 0x4b, 0x03, 0x04] as const;

/** Tactile graphics on other surfaces than swell paper: eBraille publications, written and read. */
export const surfaces = definePlugin({
  id: '@tastwerk/plugin-surfaces',
  version: '1.0.0',
  requires: ['pages', 'braille-pages', 'legend', 'files'],
  importers: {
    ebrl: {
      accepts: ['.ebrl', 'application/ebrl+zip'],
      matches: ({ name, bytes }) => EBRL_NAME.test(name) && isZip(bytes),
      load: async () => (await import('./reading/read-publication.js')).readPublication,
    },
  },
  exporters: {
    ebrl: {
      fileNames: (name) => [ebrailleFileName(name)],
      brailleTexts: publicationTexts,
      load: async () => (await import('./ebraille/write-ebraille.js')).writeEbraille,
    },
  },
});
