import { definePlugin } from '@tastwerk/editor-core';

const EBRL_NAME = /\.ebrl$/iu;
const DTMS_NAME = /\.dtms$/iu;

/** What a ZIP archive begins with (APPNOTE 4.3.7). */
const ZIP_START = [0x50, 0x4b, 0x03, 0x04] as const;

/** Reads eBraille publications and files for the Dot Pad. The editor has this half alone: its dialogs write files for other surfaces themselves. */
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
    dtms: {
      accepts: ['.dtms'],
      matches: ({ name, text }) => DTMS_NAME.test(name) && text.startsWith('{'),
      load: async () => (await import('../pins/dtms.js')).readDtmsFile,
    },
  },
});
