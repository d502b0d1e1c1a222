import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { EmbeddedFont } from '../svg/font-face.js';
import { FONT_PARTS } from './font-parts.data.js';

const require = createRequire(import.meta.url);

function bundledPath(file: string): string {
  return fileURLToPath(new URL(`../../fonts/${file}`, import.meta.url));
}

/**
 * The fonts of black print as TrueType files, as `scripts/fonts/make-fonts.mjs` unpacked them, in the order in which a character is looked
 * for: the rasteriser reads no WOFF, and pdfkit would inflate it in JavaScript for every document, which took half of the time of a page.
 */
export const TRUETYPE_PATHS: readonly string[] = FONT_PARTS.map(({ stem }) => bundledPath(`${stem}.ttf`));

/** Those of the usual font, which the rasteriser reads for every drawing. */
export const USUAL_PATHS: readonly string[] = TRUETYPE_PATHS.filter(
  (_, place) => FONT_PARTS[place]?.family === FONT_PARTS[0].family,
);

let embedded: readonly EmbeddedFont[] | undefined;

/** The fonts of black print as WOFF for self-contained SVG files; a file is read when a drawing first has a character of it. */
export function embeddedFonts(): readonly EmbeddedFont[] {
  embedded ??= FONT_PARTS.map(({ stem, family, unicodeRange }) => {
    let base64: string | undefined;
    const woff = `${stem}.woff`;
    const path = family === null ? bundledPath(woff) : require.resolve(`${family}/files/${woff}`);
    return {
      unicodeRange,
      get base64() {
        return (base64 ??= readFileSync(path).toString('base64'));
      },
    };
  });
  return embedded;
}
