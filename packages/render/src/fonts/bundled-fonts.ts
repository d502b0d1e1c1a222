import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { EmbeddedFont } from '../svg/font-face.js';

const PACKAGE = '@fontsource/atkinson-hyperlegible-next';

/** The parts that the font's publisher cut it into, the one with the most common characters first. */
const SUBSETS = ['latin', 'latin-ext'] as const;

const require = createRequire(import.meta.url);

function fileName(subset: string): string {
  return `atkinson-hyperlegible-next-${subset}-400-normal`;
}

/**
 * The bundled font as TrueType files, as `scripts/make-fonts.mjs` unpacked them: the rasteriser reads no WOFF, and
 * pdfkit would inflate it in JavaScript for every document, which took half of the time of a page.
 */
export const TRUETYPE_PATHS: readonly string[] = SUBSETS.map((subset) =>
  fileURLToPath(new URL(`../../fonts/${fileName(subset)}.ttf`, import.meta.url)),
);

let embedded: readonly EmbeddedFont[] | undefined;

/** The bundled font as WOFF for self-contained SVG files; read once. */
export function embeddedFonts(): readonly EmbeddedFont[] {
  if (!embedded) {
    const ranges: Readonly<Record<string, string>> = require(`${PACKAGE}/unicode.json`);
    embedded = SUBSETS.map((subset) => ({
      base64: readFileSync(require.resolve(`${PACKAGE}/files/${fileName(subset)}.woff`)).toString('base64'),
      unicodeRange: ranges[subset] ?? '',
    }));
  }
  return embedded;
}
