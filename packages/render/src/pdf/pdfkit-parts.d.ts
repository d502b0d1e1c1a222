/** Parts of pdfkit 0.20 that we use and that its published types leave out. */
declare namespace PDFKit {
  interface EmbeddedFont {
    /** Resource name on a page. */
    readonly id: string;
    readonly font: { hasGlyphForCodePoint(codePoint: number): boolean };
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
