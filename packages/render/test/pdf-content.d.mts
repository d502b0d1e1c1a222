/** One operator of a PDF content stream with the operands before it, as written. */
export interface Operation {
  readonly operator: string;
  readonly operands: readonly string[];
}

/** One sub-path of a page: its box in mm from the bottom left of the paper. */
export interface MeasuredShape {
  readonly centreX: number;
  readonly centreY: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** All streams of a PDF file, inflated where they are compressed, as Latin-1 text with their dictionaries. */
export function streamsOf(
  pdf: Uint8Array,
): readonly { readonly dictionary: string; readonly content: string }[];

/** The operations of the first page's content stream, which begins with pdfkit's flip of the y axis. */
export function pageOperations(pdf: Uint8Array): readonly Operation[];

/**
 * The sub-paths of four curves on the first page, measured from what the stream draws: each end point goes through the
 * matrices in force. The box of these points is that of the circle when the circle is not turned.
 */
export function curvedShapes(pdf: Uint8Array): readonly MeasuredShape[];
