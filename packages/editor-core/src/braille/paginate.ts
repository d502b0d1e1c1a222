import type { BraillePagesLayout } from '../document/schema.js';
import { BLANK_CELL, numberCells } from './cells.js';
import { textRowsOf } from './page-limits.js';
import type { Cell } from './translator.js';
import { wrapCells } from './wrap-cells.js';

/** One paragraph in braille; one without cells is a blank line. */
export interface BrailleParagraph {
  readonly kind: 'heading' | 'text';
  readonly cells: readonly Cell[];
}

/** One embossed page. Rows hold no margin: writers put `marginLeft` blank cells before and `marginTop` blank rows above. */
export interface BraillePage {
  readonly rows: readonly (readonly Cell[])[];
  readonly marginLeft: number;
  readonly marginTop: number;
}

/** What of a document's layout decides how its braille is paged; margins and row lengths in cells and rows. */
export type PaginationLayout = Pick<
  BraillePagesLayout,
  'marginLeft' | 'marginTop' | 'cellsPerRow' | 'rowsPerPage' | 'pageNumbers'
>;

type Row = readonly Cell[];

/** Rows that stay on one page: the last row of a heading keeps the first row of what follows. */
interface RowOfText {
  readonly cells: Row;
  readonly keepsNext: boolean;
}

/** Blank cells before the first row of a paragraph of text (German practice). */
const PARAGRAPH_INDENT = 2;

function rowsOf(source: readonly BrailleParagraph[], width: number): readonly RowOfText[] {
  return source.flatMap(({ kind, cells }, index): RowOfText[] => {
    const isLast = index === source.length - 1;
    const belongsToHeading = cells.length === 0 && source[index - 1]?.kind === 'heading';
    const keepsNext = !isLast && (kind === 'heading' || belongsToHeading);
    return wrapCells(cells, width, kind === 'text' ? PARAGRAPH_INDENT : 0).map((row) => ({
      cells: row,
      keepsNext,
    }));
  });
}

/** How many of the rows from `start` a page of `room` rows takes without leaving a heading alone at its end. */
function rowsThatStay(rows: readonly RowOfText[], start: number, room: number): number {
  const end = Math.min(start + room, rows.length);
  if (end === rows.length) return end - start;
  let kept = end;
  while (kept > start && rows[kept - 1]?.keepsNext) kept -= 1;
  return (kept > start ? kept : end) - start;
}

function blankRows(count: number): readonly Row[] {
  return Array.from({ length: count }, () => []);
}

/** `rows` filled up to `room` and, in the row below, the page's number at the right. */
function numbered(rows: readonly Row[], room: number, width: number, number: number): readonly Row[] {
  const cells = numberCells(number);
  const before = Array.from({ length: Math.max(0, width - cells.length) }, () => BLANK_CELL);
  return [...rows, ...blankRows(room - rows.length), [...before, ...cells]];
}

/**
 * Pages `source`: rows of at most `cellsPerRow` cells, at most `rowsPerPage` of them on a page, text paragraphs with a first
 * row indented by 2 cells, blank lines kept but not at the top of a page, no heading alone at the end of a page where
 * avoidable. With page numbers one more row stands below the text with `#` and the number at the right; text gives up a row
 * where the paper has none left. Without text there is no page.
 */
export function paginate(
  source: readonly BrailleParagraph[],
  layout: PaginationLayout,
): readonly BraillePage[] {
  const { marginLeft, marginTop, cellsPerRow, pageNumbers } = layout;
  const rows = rowsOf(source, cellsPerRow);
  const room = textRowsOf(layout);
  const pages: BraillePage[] = [];
  let start = 0;
  while (start < rows.length) {
    if (pages.length > 0 && rows[start]?.cells.length === 0) {
      start += 1;
      continue;
    }
    const count = rowsThatStay(rows, start, room);
    const text = rows.slice(start, start + count).map(({ cells }) => cells);
    const number = pages.length + 1;
    const filled = pageNumbers ? numbered(text, room, cellsPerRow, number) : text;
    pages.push({ rows: filled, marginLeft, marginTop });
    start += count;
  }
  return pages;
}
