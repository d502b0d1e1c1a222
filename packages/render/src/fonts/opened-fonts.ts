// The declarations of this file name types of pdfkit, and must say where they are from.
/// <reference types="pdfkit" preserve="true" />
import { bundledFontMetrics } from '@tastwerk/editor-core/scene';
import PDFDocument from 'pdfkit';
import type { OpenedFont } from '../pdf/pdfkit-parts.js';
import { TRUETYPE_PATHS } from './bundled-fonts.js';

/** Files that have been read, by their places; reading one costs as much as drawing a page. */
const opened: OpenedFont[] = [];

/**
 * Has a font know of each glyph which character it is. One that is first met as a part of another, as the a of an ä when a file is finished,
 * has none otherwise, and the text of later PDF files lacks it.
 */
function nameGlyphs(font: OpenedFont): void {
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
}

/** The file of black print at `place`, read once; pdfkit reads it, which writes it too. */
export function openedFont(place: number): OpenedFont {
  const known = opened[place];
  if (known) return known;
  const [path = ''] = TRUETYPE_PATHS.slice(place);
  const { font } = new PDFDocument({ autoFirstPage: false }).font(path)._font;
  nameGlyphs(font);
  opened[place] = font;
  return font;
}

/** Place of the first file that has `character`; the very first, which shows a box for it, when the core has no width for it. */
export function placeOfCharacter(character: string): number {
  if (!bundledFontMetrics.has(character)) return 0;
  const codePoint = character.codePointAt(0) ?? 0;
  const place = TRUETYPE_PATHS.findIndex((_, index) => openedFont(index).hasGlyphForCodePoint(codePoint));
  return Math.max(place, 0);
}
