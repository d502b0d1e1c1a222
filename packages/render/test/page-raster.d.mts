/** Px of a page in grey, row by row from the top. */
export interface PageRaster {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
}

/** RGB or RGBA px as grey. */
export function greyOf(pixels: Uint8Array, channels: 3 | 4): Uint8Array;

/** Page `page` (from 1) of a PDF file in exactly `width` by `height` px, drawn by poppler. */
export function rasterisePdf(
  pdf: Uint8Array,
  page: number,
  size: { readonly width: number; readonly height: number },
): Promise<PageRaster>;

/** The share (0 to 1) of px of either raster that no px within 1 px of the same place in the other one matches. */
export function shareOfDifferentPixels(one: PageRaster, other: PageRaster): number;
