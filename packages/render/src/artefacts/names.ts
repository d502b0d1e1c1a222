import type { ArtefactFormat } from './artefact.js';

/** Thumbnail sizes by their name in file names, as widths in px. */
export const THUMBNAIL_WIDTHS_PX = { sm: 320, xl: 1280 } as const;

export type ThumbnailSize = keyof typeof THUMBNAIL_WIDTHS_PX;

/** Name of a file that holds the whole document: `pdf_map.pdf`. */
export function artefactFileName(format: ArtefactFormat, fileName: string): string {
  return `${format}_${fileName}.${format}`;
}

/** Name of a picture of one page (from 1): `svg_map-p1.svg`. */
export function pageFileName(format: ArtefactFormat, fileName: string, page: number): string {
  return artefactFileName(format, `${fileName}-p${page}`);
}

/** Name of a thumbnail of one page (from 1): `map-THUMBNAIL-sm-p1.png`. */
export function thumbnailFileName(fileName: string, size: ThumbnailSize, page: number): string {
  return `${fileName}-THUMBNAIL-${size}-p${page}.png`;
}
