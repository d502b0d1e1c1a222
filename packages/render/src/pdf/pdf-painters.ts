import {
  BOLD_STROKE_EM,
  ITALIC_SLANT,
  type Primitive,
  type TextPrimitive,
  tileOf,
} from '@tastwerk/editor-core/scene';
import { paint, type Painters } from '../painters.js';
import type { ContentStream } from './content-stream.js';
import { type DotOperators, pathOperators, placementOperator, textString } from './operators.js';
import type { PageSize, TextureFields } from './texture-fields.js';
import { degToRad } from '@tastwerk/editor-core/geometry';
import { factor, mm } from '../decimal.js';
import { openedFont, placeOfCharacter } from '../fonts/opened-fonts.js';
import type { EmbeddedFont } from './pdfkit-parts.js';

/** What painting a primitive on a PDF page needs besides the primitive. */
export interface PdfTarget {
  readonly page: PageSize;
  readonly content: ContentStream;
  readonly dots: DotOperators;
  readonly textures: TextureFields;
  readonly font: TextFont;
}

/** Paints `primitives` in their order, each into its layer; aids of the screen are left out. */
export function paintOnPage(primitives: readonly Primitive[], target: PdfTarget): void {
  for (const primitive of primitives) {
    if (primitive.layer === 'aid') continue;
    // What is clipped may be of several layers, and a layer may not end inside of a graphics state that began before it.
    target.content.layer(primitive.type === 'clip' ? null : primitive.layer);
    paint(PDF_PAINTERS, primitive, target);
  }
  target.content.layer(null);
}

/** The mode of text that fills letters and draws their outlines (ISO 32000-1, 9.3.6). */
const FILL_AND_STROKE = 2;

/** Operators of each primitive, in page mm with y down. */
const PDF_PAINTERS: Painters<PdfTarget, void> = {
  path({ path, fill, stroke }, { content }) {
    if (fill === undefined && !stroke) return;
    if (fill !== undefined) content.fillInk(fill);
    if (stroke) content.strokeStyle(stroke);
    const paintOperator = fill === undefined ? 'S' : stroke ? 'B' : 'f';
    content.write(`${pathOperators(path)}${paintOperator}\n`);
  },

  texture(primitive, { content, textures, page }) {
    const tile = tileOf(primitive);
    if (!tile) return;
    content.isolated(() => {
      content.write(`${pathOperators(primitive.path)}W n\n${textures.cover(primitive, tile, page)}`);
    });
  },

  text(primitive, { content, font }) {
    const { ink, sizeMm, isBold, language } = primitive;
    const write = () => content.write(font.lineOperators(primitive));
    const paintText = () => {
      content.fillInk(ink);
      if (!isBold) return write();
      content.isolated(() => {
        content.strokeStyle({ ink, widthMm: BOLD_STROKE_EM * sizeMm, cap: 'butt', join: 'round' });
        write();
      });
    };
    if (language === undefined) paintText();
    else content.marked('Span', `<</Lang ${textString(language)}>>`, paintText);
  },

  braille(run, { content, dots }) {
    const path = dots.pathOf(run);
    if (path === '') return;
    content.fillInk(run.ink);
    content.marked('Span', `<</ActualText ${textString(run.text)}>>`, () => {
      content.isolated(() => content.write(`${placementOperator(run.origin, run.angle)}${path}f\n`));
    });
  },

  clip({ clip, evenOdd, children }, target) {
    target.content.isolated(() => {
      target.content.write(`${pathOperators(clip)}${evenOdd ? 'W*' : 'W'} n\n`);
      paintOnPage(children, target);
    });
  },
};

/** The bundled font in a PDF file: characters become glyphs of the embedded subset. */
interface TextFont {
  /** Operators of one line of text on the current page. */
  lineOperators(primitive: TextPrimitive): string;
}

interface Glyph {
  readonly font: EmbeddedFont;
  readonly code: string;
}

/** Opens the bundled font for `document`; nothing is embedded before it is used. */
export function createTextFont(document: PDFKit.PDFDocument): TextFont {
  const glyphs = new Map<string, Glyph>();
  const fonts: EmbeddedFont[] = [];

  function fontFor(character: string): EmbeddedFont {
    const place = placeOfCharacter(character);
    return (fonts[place] ??= document.font(openedFont(place))._font);
  }

  /** Encoded one by one, characters have no kerning and no ligatures: the line is as wide as the core measured it. */
  function glyphOf(character: string): Glyph {
    const known = glyphs.get(character);
    if (known) return known;
    const font = fontFor(character);
    const glyph = { font, code: font.encode(character)[0].join('') };
    glyphs.set(character, glyph);
    return glyph;
  }

  return {
    lineOperators({ text, origin, angle, sizeMm, isBold, isItalic }) {
      const cos = Math.cos(degToRad(angle));
      const sin = Math.sin(degToRad(angle));
      const slant = isItalic ? ITALIC_SLANT : 0;
      let operators =
        `BT\n${factor(cos)} ${factor(sin)} ${factor(sin + slant * cos)} ${factor(slant * sin - cos)} ` +
        `${mm(origin.x)} ${mm(origin.y)} Tm\n`;
      if (isBold) operators += `${FILL_AND_STROKE} Tr\n`;
      let current: EmbeddedFont | undefined;
      for (const character of text) {
        const glyph = glyphOf(character);
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
