import type { RenderFormat } from './artefact.js';

/** The sizes of thumbnails, by their name in file names. */
export const THUMBNAIL_SIZES = ['sm', 'xl'] as const;

export type ThumbnailSize = (typeof THUMBNAIL_SIZES)[number];

/** Width of a thumbnail in px by its size; the height follows from the paper. */
export const THUMBNAIL_WIDTHS_PX: Readonly<Record<ThumbnailSize, number>> = { sm: 320, xl: 1280 };

/** Name of a file that holds the whole document: `pdf_map.pdf`. */
export function artefactFileName(format: RenderFormat, fileName: string): string {
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

/** Name of a picture of one swollen page (from 1): `map-RELIEF-p1.png`. */
export function reliefFileName(fileName: string, page: number): string {
  return `${fileName}-RELIEF-p${page}.png`;
}

/** What addresses of thumbnails have between the name of the document and the page. */
const THUMBNAIL_MARK = /-THUMBNAIL-(sm|xl)(?=-p\d+\.png$)/;

/**
 * Name of the file `name` in an archive, without what only addresses need: `map.pdf`, `map-p1.svg`, `map-p1.png`. Undefined for a small
 * thumbnail: it is made for pages of the catalogue, and the large one shows the same.
 */
export function nameInArchive(format: RenderFormat, name: string): string | undefined {
  if (THUMBNAIL_MARK.exec(name)?.[1] === 'sm') return undefined;
  const bare = name.replace(THUMBNAIL_MARK, '');
  return bare.startsWith(`${format}_`) ? bare.slice(format.length + 1) : bare;
}

/** Names of all files that `format` gives of a document with this many pages, in the order of pages. */
export function artefactNames(format: RenderFormat, fileName: string, pages: number): readonly string[] {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  switch (format) {
    case 'svg':
      return numbers.map((page) => pageFileName(format, fileName, page));
    case 'png':
      return numbers.flatMap((page) =>
        THUMBNAIL_SIZES.map((size) => thumbnailFileName(fileName, size, page)),
      );
    case 'relief':
      return numbers.map((page) => reliefFileName(fileName, page));
    default:
      return [artefactFileName(format, fileName)];
  }
}
