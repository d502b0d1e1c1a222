import { type ChosenPaper, fullRowOf, paperLimits } from './braille-paper.js';
import type { BraillePagesLayout } from './schema.js';

/** Margins in cells: of an ordinary page (product spec section 9), and with the binding side left free for holes, about 3 cm (decisions). */
const MARGINS = { plain: 1, holePunch: 5 } as const;

/** Margin and row length of an ordinary page of a paper. */
export const plainPage = (paper: ChosenPaper) =>
  ({ marginLeft: MARGINS.plain, cellsPerRow: fullRowOf(paper) }) as const;

/** Margin and row length of a page of a paper with room for holes. */
export const holePunchPage = (paper: ChosenPaper) =>
  ({ marginLeft: MARGINS.holePunch, cellsPerRow: paperLimits(paper).cells - MARGINS.holePunch }) as const;

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
export function textRowsOf(
  layout: Frame & ChosenPaper & Pick<BraillePagesLayout, 'marginTop' | 'rowsPerPage'>,
): number {
  const free = paperLimits(layout).rows - layout.marginTop - frameHeightOf(layout);
  return Math.max(1, Math.min(layout.rowsPerPage, free));
}
