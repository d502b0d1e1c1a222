import { degToRad } from '@tastwerk/editor-core/geometry';
import type { TextPrimitive } from '@tastwerk/editor-core/scene';
import { factor, mm } from '../decimal.js';
import { TRUETYPE_PATHS } from '../fonts/bundled-fonts.js';
import type { EmbeddedFont, OpenedFont } from './pdfkit-parts.js';

/** The bundled font in a PDF file: characters become glyphs of the embedded subset. */
export interface TextFont {
  /** Operators of one line of text on the current page. */
  lineOperators(primitive: TextPrimitive): string;
}

interface Glyph {
  readonly font: EmbeddedFont;
  readonly code: string;
}

/** Files of the bundled font that a document has read; reading one costs as much as drawing a page. */
const openedFonts: OpenedFont[] = [];

/** Opens the bundled font for `document`; nothing is embedded before it is used. */
export function createTextFont(document: PDFKit.PDFDocument): TextFont {
  const glyphs = new Map<string, Glyph>();
  const fonts: EmbeddedFont[] = [];

  function fontAt(index: number): EmbeddedFont | undefined {
    const path = TRUETYPE_PATHS[index];
    if (path === undefined || fonts[index]) return fonts[index];
    const opened = openedFonts[index];
    const font = (opened ? document.font(opened) : document.font(path))._font;
    openedFonts[index] = font.font;
    fonts[index] = font;
    return font;
  }

  /** The file that covers `character`; the first one, which then shows its box, when none does. */
  function fontFor(character: string): EmbeddedFont | undefined {
    const codePoint = character.codePointAt(0) ?? 0;
    for (let index = 0; index < TRUETYPE_PATHS.length; index += 1) {
      const font = fontAt(index);
      if (font?.font.hasGlyphForCodePoint(codePoint)) return font;
    }
    return fontAt(0);
  }

  /** Encoded one by one, characters have no kerning and no ligatures: the line is as wide as the core measured it. */
  function glyphOf(character: string): Glyph | undefined {
    const known = glyphs.get(character);
    if (known) return known;
    const font = fontFor(character);
    if (!font) return undefined;
    const glyph = { font, code: font.encode(character)[0].join('') };
    glyphs.set(character, glyph);
    return glyph;
  }

  return {
    lineOperators({ text, origin, angle, sizeMm }) {
      const cos = Math.cos(degToRad(angle));
      const sin = Math.sin(degToRad(angle));
      let operators =
        `BT\n${factor(cos)} ${factor(sin)} ${factor(sin)} ${factor(-cos)} ` +
        `${mm(origin.x)} ${mm(origin.y)} Tm\n`;
      let current: EmbeddedFont | undefined;
      for (const character of text) {
        const glyph = glyphOf(character);
        if (!glyph) continue;
        if (glyph.font !== current) {
          if (current) operators += '> Tj\n';
          current = glyph.font;
          document.page.fonts[current.id] = current.ref();
          operators += `/${current.id} ${mm(sizeMm)} Tf\n<`;
        }
        operators += glyph.code;
      }
      return `${operators}${current ? '> Tj\n' : ''}ET\n`;
    },
  };
}
