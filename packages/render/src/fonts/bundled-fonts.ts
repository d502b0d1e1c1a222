import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { EmbeddedFont } from '../svg/font-face.js';

const require = createRequire(import.meta.url);

/** The parts that the font's publisher cut it into, the one with the most common characters first. */
const PARTS = [
  {
    subset: 'latin',
    woff: require.resolve('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff'),
  },
  {
    subset: 'latin-ext',
    woff: require.resolve('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-400-normal.woff'),
  },
] as const;

/**
 * The bundled font as TrueType files, as `scripts/make-fonts.mjs` unpacked them: the rasteriser reads no WOFF, and
 * pdfkit would inflate it in JavaScript for every document, which took half of the time of a page.
 */
export const TRUETYPE_PATHS: readonly string[] = PARTS.map(({ subset }) =>
  fileURLToPath(new URL(`../../fonts/atkinson-hyperlegible-next-${subset}-400-normal.ttf`, import.meta.url)),
);

/** Parts of Noto Sans with the letters that the bundled font has not, the likeliest first. */
const FURTHER_SUBSETS = [
  'latin-ext',
  'vietnamese',
  'greek',
  'cyrillic',
  'cyrillic-ext',
  'greek-ext',
] as const;

/** TrueType files for names and places of Europe: the bundled font, and another for the letters that it has not. */
export const LETTER_PATHS: readonly string[] = [
  ...TRUETYPE_PATHS,
  ...FURTHER_SUBSETS.map((subset) =>
    fileURLToPath(new URL(`../../fonts/noto-sans-${subset}-400-normal.ttf`, import.meta.url)),
  ),
];

let embedded: readonly EmbeddedFont[] | undefined;

/** The bundled font as WOFF for self-contained SVG files; read once. */
export function embeddedFonts(): readonly EmbeddedFont[] {
  if (!embedded) {
    const ranges: Readonly<
      Record<string, string>
    > = require('@fontsource/atkinson-hyperlegible-next/unicode.json');
    embedded = PARTS.map(({ subset, woff }) => ({
      base64: readFileSync(woff).toString('base64'),
      unicodeRange: ranges[subset] ?? '',
    }));
  }
  return embedded;
}
