import type { PathData } from '../../geometry/path-data.js';
import type { Matrix } from '../../geometry/matrix.js';
import type { Paint } from '../../svg-reader/paints.js';

/** What a shape or text is drawn with (PDF 2.0, 8.4). Lengths in the units of the current space. */
export interface PdfStyle {
  readonly fill: Paint;
  readonly stroke: Paint;
  /** 0 for the thinnest line that a device draws. */
  readonly strokeWidth: number;
  readonly isDashed: boolean;
  /** From 0 for what is not seen to 1. */
  readonly fillAlpha: number;
  readonly strokeAlpha: number;
}

/** How text is set (PDF 2.0, 9.3). Lengths in the units of the text's space. */
export interface PdfTextStyle {
  readonly fontSize: number;
  /** Factor from the widths of the font's characters to parts of its size. */
  readonly widthUnit: number;
  readonly charSpacing: number;
  readonly wordSpacing: number;
  /** Factor of all widths. */
  readonly stretch: number;
  readonly leading: number;
  readonly rise: number;
  /** False for text that is there to be searched only, as under a scanned page. */
  readonly isSeen: boolean;
}

/** A character of a text. */
export interface PdfGlyph {
  /** Unicode; empty where the file does not say which character it is. */
  readonly text: string;
  /** In the units of the font, see `widthUnit`. */
  readonly width: number;
  /** Whether the spacing of words applies to it. */
  readonly isSpace: boolean;
}

/** One step of a page's content as plain data; steps that draw nothing that an import knows are not among them. */
export type PdfOperator =
  | { readonly kind: 'save' | 'restore' | 'textBegin' | 'textNextLine' }
  /** What follows up to its `show` is not seen; both may lie in one another. */
  | { readonly kind: 'hide' | 'show' }
  | { readonly kind: 'transform'; readonly matrix: Matrix }
  | { readonly kind: 'style'; readonly set: Partial<PdfStyle> }
  /** The next path bounds all that follows, once it is drawn. */
  | { readonly kind: 'clip' }
  | {
      readonly kind: 'path';
      readonly outline: PathData;
      readonly fill: 'none' | 'nonzero' | 'evenodd';
      readonly isStroked: boolean;
    }
  /** A picture in the unit square of the current space. */
  | { readonly kind: 'image' }
  | { readonly kind: 'leftOut'; readonly name: string }
  | { readonly kind: 'textStyle'; readonly set: Partial<PdfTextStyle> }
  | { readonly kind: 'textMatrix'; readonly matrix: Matrix }
  | { readonly kind: 'textMove'; readonly x: number; readonly y: number }
  /** Characters, and numbers by which the next one lies farther back, in thousandths of the font's size. */
  | { readonly kind: 'glyphs'; readonly glyphs: readonly (PdfGlyph | number)[] };

/** A page as it is seen: turned and cut as the file says. */
export interface PdfPage {
  /** In px at 96 to the inch. */
  readonly width: number;
  readonly height: number;
  /** From the units of the content to px, with the origin at the top left and y downwards. */
  readonly matrix: Matrix;
}
