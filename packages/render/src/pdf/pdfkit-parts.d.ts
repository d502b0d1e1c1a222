/** Parts of pdfkit 0.20 that we use and that its published types leave out. */
import 'pdfkit';

/** A command of an outline, with the coordinates of its points in turn. */
export interface GlyphCommand {
  readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
  readonly args: readonly number[];
}

/** A glyph of a font; its outline has y upwards, in units of the font. */
interface Glyph {
  readonly path: { readonly commands: readonly GlyphCommand[] };
}

/** A font file that has been read; another document may use it too. */
export interface OpenedFont {
  /** Units of an outline that are as long as the font size. */
  readonly unitsPerEm: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  /** The code points that it has glyphs for. */
  readonly characterSet: readonly number[];
  /** The glyph of a character; it is kept, with the character that it was first asked for. */
  glyphForCodePoint(codePoint: number): Glyph;
}

/** A font in a document. */
export interface EmbeddedFont {
  /** Resource name on a page. */
  readonly id: string;
  readonly font: OpenedFont;
  /** From the line that letters stand on to the upper edge of a line, in thousandths of the size. */
  readonly ascender: number;
  /** Glyphs of `text` in the subset as four hexadecimal digits each, and their places. */
  encode(text: string): readonly [readonly string[], readonly unknown[]];
  ref(): PDFKit.PDFKitReference;
}

/** The dictionary of an object of a file; a `String` is a text, a plain string a name. */
export type FileDictionary = Record<string, unknown>;

declare global {
  namespace PDFKit {
    interface PDFKitReference {
      /** Writes the object without content. */
      end(): void;
    }

    interface PDFPage {
      /** What content of the page refers to by name. */
      readonly resources: { readonly data: FileDictionary };
      /** Number of the page in the tree of tags. */
      readonly structParentTreeKey: number;
    }

    interface PDFDocument {
      /** The font that `font()` chose last. */
      readonly _font: EmbeddedFont;
      /** Writes the XMP packet's content; pdfkit's own does not escape titles. */
      _addInfo: () => void;
      /** The catalogue of the file. */
      readonly _root: { readonly data: FileDictionary };
      /** For each page's key the elements that its marked content belongs to, in the order of their ids. */
      getStructParentTree(): { get(key: number): PDFKitReference[] };
    }
  }

  namespace PDFKit.Mixins {
    interface PDFFont {
      font(opened: OpenedFont): this;
    }
  }
}
