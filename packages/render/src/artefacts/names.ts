/** The sizes of thumbnails, by their name in file names. */
export const THUMBNAIL_SIZES = ['sm', 'xl'] as const;

export type ThumbnailSize = (typeof THUMBNAIL_SIZES)[number];

/** Width of a thumbnail in px by its size; the height follows from the paper. */
export const THUMBNAIL_WIDTHS_PX: Readonly<Record<ThumbnailSize, number>> = { sm: 320, xl: 1280 };

/** Name of a file that holds the whole document: `pdf_map.pdf`. */
export function artefactFileName(format: string, fileName: string): string {
  return `${format}_${fileName}.${format}`;
}

/** Name of a file that holds the braille pages, in a format that the drawings have, too: `pdf_map-BRAILLE.pdf`. */
export function brailleFileName(format: string, fileName: string): string {
  return artefactFileName(format, `${fileName}-BRAILLE`);
}

/** Name of a file that holds one page (from 1): `svg_map-p1.svg`. */
export function pageFileName(format: string, fileName: string, page: number): string {
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
export function nameInArchive(format: string, name: string): string | undefined {
  if (THUMBNAIL_MARK.exec(name)?.[1] === 'sm') return undefined;
  const bare = name.replace(THUMBNAIL_MARK, '');
  return bare.startsWith(`${format}_`) ? bare.slice(format.length + 1) : bare;
}
