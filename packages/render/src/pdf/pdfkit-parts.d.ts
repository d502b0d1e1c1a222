/** Parts of pdfkit 0.20 that we use and that its published types leave out. */
declare namespace PDFKit {
  /** A font file that has been read; another document may use it too. */
  interface OpenedFont {
    hasGlyphForCodePoint(codePoint: number): boolean;
  }

  /** A font in a document. */
  interface EmbeddedFont {
    /** Resource name on a page. */
    readonly id: string;
    readonly font: OpenedFont;
    /** Glyphs of `text` in the subset as four hexadecimal digits each, and their places. */
    encode(text: string): readonly [readonly string[], readonly unknown[]];
    ref(): PDFKitReference;
  }

  interface PDFDocument {
    /** The font that `font()` chose last. */
    readonly _font: EmbeddedFont;
    /** Writes the XMP packet's content; pdfkit's own does not escape titles. */
    _addInfo: () => void;
  }
}

declare namespace PDFKit.Mixins {
  interface PDFFont {
    font(opened: OpenedFont): this;
  }
}
