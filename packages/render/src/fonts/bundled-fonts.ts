import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { EmbeddedFont } from '../svg/font-face.js';

const require = createRequire(import.meta.url);

/** Parts of fonts as their publishers cut them, the one with the most common characters first; Noto Sans has the Greek letters. */
const PARTS = [
  {
    name: 'atkinson-hyperlegible-next',
    subset: 'latin',
    woff: require.resolve('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff'),
  },
  {
    name: 'atkinson-hyperlegible-next',
    subset: 'latin-ext',
    woff: require.resolve('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-400-normal.woff'),
  },
  {
    name: 'noto-sans',
    subset: 'greek',
    woff: require.resolve('@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff'),
  },
] as const;

function trueTypePath(name: string, subset: string): string {
  return fileURLToPath(new URL(`../../fonts/${name}-${subset}-400-normal.ttf`, import.meta.url));
}

/**
 * The fonts of black print as TrueType files, as `scripts/make-fonts.mjs` unpacked them: the rasteriser reads no WOFF, and
 * pdfkit would inflate it in JavaScript for every document, which took half of the time of a page.
 */
export const TRUETYPE_PATHS: readonly string[] = PARTS.map(({ name, subset }) => trueTypePath(name, subset));

/** Parts of Noto Sans with the letters that black print has not, the likeliest first. */
const FURTHER_SUBSETS = ['latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek-ext'] as const;

/** TrueType files for names and places of Europe: those of black print, and others for the letters that they have not. */
export const LETTER_PATHS: readonly string[] = [
  ...TRUETYPE_PATHS,
  ...FURTHER_SUBSETS.map((subset) => trueTypePath('noto-sans', subset)),
];

let embedded: readonly EmbeddedFont[] | undefined;

/** Characters of a part, as its publisher names them. */
function rangeOf(name: string, subset: string): string {
  const ranges: Readonly<Record<string, string>> = require(`@fontsource/${name}/unicode.json`);
  return ranges[subset] ?? '';
}

/** The fonts of black print as WOFF for self-contained SVG files; read once. */
export function embeddedFonts(): readonly EmbeddedFont[] {
  embedded ??= PARTS.map(({ name, subset, woff }) => ({
    base64: readFileSync(woff).toString('base64'),
    unicodeRange: rangeOf(name, subset),
  }));
  return embedded;
}
