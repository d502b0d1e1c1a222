import { definePlugin } from '@tastwerk/editor-core';

const EBRL_NAME = /\.ebrl$/iu;

/** What a ZIP archive begins with (APPNOTE 4.3.7). */
const ZIP_START = [0x50, 0x4b, 0x03, 0x04] as const;

/** Reads eBraille publications. The editor has this half alone: a browser writes no files for other surfaces. */
export const publicationReading = definePlugin({
  id: '@tastwerk/plugin-surfaces',
  version: '1.0.0',
  requires: ['pages', 'braille-pages', 'svg'],
  importers: {
    ebrl: {
      accepts: ['.ebrl', 'application/ebrl+zip'],
      matches: ({ name, bytes }) =>
        EBRL_NAME.test(name) && ZIP_START.every((byte, index) => bytes[index] === byte),
      load: async () => (await import('./read-publication.js')).readPublication,
    },
  },
});
