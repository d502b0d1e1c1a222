import { definePlugin } from '../../kernel/plugin.js';

/** The element with which an SVG file begins, with or without a prefix of its namespace. */
const ROOT = /<(?:\w+:)?svg[\s>]/iu;

/** Drawings in SVG files, read as shapes and labels. */
export const svg = definePlugin({
  id: 'svg',
  version: '1.0.0',
  requires: ['pictures', 'labels'],
  importers: {
    svg: {
      accepts: ['.svg', 'image/svg+xml'],
      matches: ({ text }) => ROOT.test(text),
      load: async () => (await import('../../import/read-svg-objects.js')).readSvgObjects,
    },
  },
});
