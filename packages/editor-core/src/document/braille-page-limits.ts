import type { BraillePagesLayout } from './schema.js';

/** The most that fits on braille pages of A4 with cells of 6 x 10 mm, margins included (decisions). */
export const BRAILLE_PAGE_MAX = { cells: 35, rows: 28 } as const;

/** Margin and row length with the binding side left free for holes, about 3 cm (decisions). */
export const HOLE_PUNCH = { marginLeft: 5, cellsPerRow: 30 } as const;

/** Margin and row length of an ordinary page (product spec section 9). */
export const PLAIN_PAGE = { marginLeft: 1, cellsPerRow: 33 } as const;

/** What of a layout decides which rows stand around the text of a page. */
type Frame = Pick<BraillePagesLayout, 'pageNumbers' | 'numberPlace' | 'runningHead'>;

/** Rows above and below the text: for the number, and above it for the running head, which shares a row with a number there. */
export function frameRowsOf({ pageNumbers, numberPlace, runningHead }: Frame): {
  readonly top: 0 | 1;
  readonly bottom: 0 | 1;
} {
  const isAbove = numberPlace.startsWith('top');
  return {
    top: runningHead.trim() !== '' || (pageNumbers && isAbove) ? 1 : 0,
    bottom: pageNumbers && !isAbove ? 1 : 0,
  };
}

/** Rows that numbers and running head take on a page beside the text. */
export function frameHeightOf(frame: Frame): number {
  const { top, bottom } = frameRowsOf(frame);
  return top + bottom;
}

/** Rows of text that fit on a page of this layout beside its margin, its number and its running head. */
export function textRowsOf(layout: Frame & Pick<BraillePagesLayout, 'marginTop' | 'rowsPerPage'>): number {
  const free = BRAILLE_PAGE_MAX.rows - layout.marginTop - frameHeightOf(layout);
  return Math.max(1, Math.min(layout.rowsPerPage, free));
}
