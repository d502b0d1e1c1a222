import type { BraillePagesLayout } from './schema.js';

/** The most that fits on braille pages of A4 with cells of 6 x 10 mm, margins included (decisions). */
export const BRAILLE_PAGE_MAX = { cells: 35, rows: 28 } as const;

/** Margin and row length with the binding side left free for holes, about 3 cm (decisions). */
export const HOLE_PUNCH = { marginLeft: 5, cellsPerRow: 30 } as const;

/** Margin and row length of an ordinary page (product spec section 9). */
export const PLAIN_PAGE = { marginLeft: 1, cellsPerRow: 33 } as const;

/** Rows that page numbers take on a page: they stand below the text. */
export function numberRowsOf({ pageNumbers }: Pick<BraillePagesLayout, 'pageNumbers'>): 0 | 1 {
  return pageNumbers ? 1 : 0;
}

/** Rows of text that fit on a page of this layout beside its margin and its number. */
export function textRowsOf(
  layout: Pick<BraillePagesLayout, 'marginTop' | 'rowsPerPage' | 'pageNumbers'>,
): number {
  const free = BRAILLE_PAGE_MAX.rows - layout.marginTop - numberRowsOf(layout);
  return Math.max(1, Math.min(layout.rowsPerPage, free));
}
