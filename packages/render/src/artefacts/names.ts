import type { RenderFormat } from './artefact.js';

/** The sizes of thumbnails, by their name in file names. */
export const THUMBNAIL_SIZES = ['sm', 'xl'] as const;

export type ThumbnailSize = (typeof THUMBNAIL_SIZES)[number];

/** Width of a thumbnail in px by its size; the height follows from the paper. */
export const THUMBNAIL_WIDTHS_PX: Readonly<Record<ThumbnailSize, number>> = { sm: 320, xl: 1280 };

/** Name of a file that holds the whole document: `pdf_map.pdf`; `json` is the document itself. */
export function artefactFileName(format: RenderFormat | 'json', fileName: string): string {
  return `${format}_${fileName}.${format}`;
}

/** Name of a file that holds one page (from 1): `svg_map-p1.svg`. */
export function pageFileName(format: RenderFormat, fileName: string, page: number): string {
  return artefactFileName(format, `${fileName}-p${page}`);
}

/** Name of a thumbnail of one page (from 1): `map-THUMBNAIL-sm-p1.png`. */
export function thumbnailFileName(fileName: string, size: ThumbnailSize, page: number): string {
  return `${fileName}-THUMBNAIL-${size}-p${page}.png`;
}
