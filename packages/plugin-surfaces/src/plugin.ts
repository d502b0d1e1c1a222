import { definePlugin } from '@tastwerk/editor-core';
import type { Exporter } from '@tastwerk/editor-core/files';
import { publicationTexts, titleOf } from './ebraille/publication-texts.js';
import { ebrailleFileName } from './ebraille/file-name.js';
import { embossingFileName, type EmbossingFormat } from './embossing/outputs.js';
import { dtmsFileName } from './pins/dtms-name.js';
import { cutterFileName, stlFileName, threeMfFileName } from './plastic/names.js';
import { publicationReading } from './reading/plugin.js';
import { touchPageFileName, touchSvgFileName } from './sound/names.js';

/** The names of the files of all pages, from 1 on. */
const eachPage = (pages: number, name: (page: number) => string): readonly string[] =>
  Array.from({ length: pages }, (_, index) => name(index + 1));

function embossing(format: EmbossingFormat): Exporter {
  return {
    fileNames: (name) => [embossingFileName(format, name)],
    load: async () => (await import('./embossing/write-embossing.js')).writerOf(format),
  };
}

/** Tactile graphics on other surfaces than swell paper: eBraille publications, written and read, graphics for embossers, displays of pins, printers of plastic and cutters, and pages that speak what a finger is on. */
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
    dtms: {
      fileNames: (name) => [dtmsFileName(name)],
      brailleTexts: (document) => [titleOf(document)].filter((title) => title !== ''),
      load: async () => (await import('./pins/write-dtms.js')).writeDtms,
    },
    stl: {
      fileNames: (name, pages) => eachPage(pages, (page) => stlFileName(name, `p${page}`)),
      load: async () => (await import('./plastic/write-plastic.js')).writeStl,
    },
    '3mf': {
      fileNames: (name) => [threeMfFileName(name)],
      load: async () => (await import('./plastic/write-plastic.js')).writeThreeMf,
    },
    cutter: {
      fileNames: (name, pages) => eachPage(pages, (page) => cutterFileName(name, page)),
      load: async () => (await import('./plastic/write-plastic.js')).writeCutterSvg,
    },
    html: {
      fileNames: (name) => [touchPageFileName(name)],
      load: async () => (await import('./sound/write-touch.js')).writeTouchPage,
    },
    'touch-svg': {
      fileNames: (name, pages) => eachPage(pages, (page) => touchSvgFileName(name, page)),
      load: async () => (await import('./sound/write-touch.js')).writeTouchSvg,
    },
  },
});
