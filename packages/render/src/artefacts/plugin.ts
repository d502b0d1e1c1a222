import { definePlugin } from '@tastwerk/editor-core';
import type { Exporter } from '@tastwerk/editor-core/files';
import type { BrailleFileProfile } from '../braille-files/profile.js';
import {
  artefactFileName,
  brailleFileName,
  pageFileName,
  reliefFileName,
  THUMBNAIL_SIZES,
  thumbnailFileName,
} from './names.js';
import type { SheetOptions } from './sheet-options.js';
import type { WRITERS } from './writers.js';

declare module '@tastwerk/editor-core/files' {
  interface ExportOptions {
    /** What printable sheets carry and how they are written; plain sheets when absent. */
    readonly sheet?: SheetOptions;
    /** How BRF files are written; the international BRF when absent. */
    readonly brailleFile?: BrailleFileProfile;
  }
}

type Format = keyof typeof WRITERS;

/** `names` for each page, from 1 on. */
const eachPage = (pages: number, names: (page: number) => readonly string[]): readonly string[] =>
  Array.from({ length: pages }, (_, index) => names(index + 1)).flat();

function exporter(format: Format, fileNames: Exporter['fileNames']): Exporter {
  return { fileNames, load: async () => (await import('./writers.js')).WRITERS[format] };
}

const whole = (format: Format): Exporter => exporter(format, (name) => [artefactFileName(format, name)]);

/**
 * The files of a document: printable sheets, pictures of the sheets, thumbnails, braille pages to be embossed, its words, everything together,
 * its braille pages as Unicode braille and as they are embossed, and pictures of its swollen sheets. Written by Node.
 */
export const files = definePlugin({
  id: 'files',
  version: '1.0.0',
  requires: ['pages', 'braille-pages'],
  exporters: {
    pdf: whole('pdf'),
    svg: exporter('svg', (name, pages) => eachPage(pages, (page) => [pageFileName('svg', name, page)])),
    png: exporter('png', (name, pages) =>
      eachPage(pages, (page) => THUMBNAIL_SIZES.map((size) => thumbnailFileName(name, size, page))),
    ),
    brf: whole('brf'),
    rtf: whole('rtf'),
    pef: whole('pef'),
    zip: whole('zip'),
    txt: whole('txt'),
    relief: exporter('relief', (name, pages) => eachPage(pages, (page) => [reliefFileName(name, page)])),
    'braille-pdf': exporter('braille-pdf', (name) => [brailleFileName('pdf', name)]),
  },
});
