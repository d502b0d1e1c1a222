/** Parts of pdfkit 0.20 that we use and that its published types leave out. */
import 'pdfkit';

/** A font file that has been read; another document may use it too. */
export interface OpenedFont {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/** A font in a document. */
export interface EmbeddedFont {
  /** Resource name on a page. */
  readonly id: string;
  readonly font: OpenedFont;
  /** Glyphs of `text` in the subset as four hexadecimal digits each, and their places. */
  encode(text: string): readonly [readonly string[], readonly unknown[]];
  ref(): PDFKit.PDFKitReference;
}

declare global {
  namespace PDFKit {
    interface PDFDocument {
      /** The font that `font()` chose last. */
      readonly _font: EmbeddedFont;
      /** Writes the XMP packet's content; pdfkit's own does not escape titles. */
      _addInfo: () => void;
    }
  }

  namespace PDFKit.Mixins {
    interface PDFFont {
      font(opened: OpenedFont): this;
    }
  }
}
