import type { BraillePagesLayout } from '../document/schema.js';
import { HYPHENS_ONLY, type Hyphenator } from '../translator/hyphenation/hyphenator.js';
import type { BrailleParagraph } from './braille-paragraph.js';
import { BLANK_CELL, numberCells } from '../translator/cells.js';
import { pageFiller } from './page-breaks.js';
import { textRowsOf } from '../document/braille-page-limits.js';
import type { Cell } from '../translator/translator.js';
import { cellsOfRow, type RowOfText, wrapParagraph } from './wrap-paragraph.js';

/** One embossed page. Rows hold no margin: writers put `marginLeft` blank cells before and `marginTop` blank rows above. */
export interface BraillePage {
  readonly rows: readonly (readonly Cell[])[];
  readonly marginLeft: number;
  readonly marginTop: number;
}

/** A page that was made from print: `sources` says for each row what it writes, null where it is a number or filling. */
export interface PrintedBraillePage extends BraillePage {
  readonly sources: readonly (RowOfText | null)[];
}

/** What of a document's layout decides how its braille is paged; margins and row lengths in cells and rows. */
export type PaginationLayout = Pick<
  BraillePagesLayout,
  'marginLeft' | 'marginTop' | 'cellsPerRow' | 'rowsPerPage' | 'pageNumbers'
>;

type Row = readonly Cell[];

function blanks(count: number): readonly Cell[] {
  return Array.from({ length: Math.max(0, count) }, () => BLANK_CELL);
}

/** What stands below `rows` of text on page `number`: filling up to `room` rows and the number at the right. */
function foot(rows: number, room: number, width: number, number: number): readonly Row[] {
  const cells = numberCells(number);
  const filling = Array.from({ length: room - rows }, (): Row => []);
  return [...filling, [...blanks(width - cells.length), ...cells]];
}

/**
 * Pages `source`: rows of at most `cellsPerRow` cells, at most `rowsPerPage` of them on a page, broken as `wrapParagraph` and
 * `pageFiller` say; blank lines are kept but not at the top of a page. With page numbers one more row stands below the text
 * with `#` and the number at the right; text gives up a row where the paper has none left. Without text there is no page.
 * Words are divided by `hyphenator`, without one at their own hyphens only.
 */
export function paginate(
  source: readonly BrailleParagraph[],
  layout: PaginationLayout,
  hyphenator: Hyphenator = HYPHENS_ONLY,
): readonly PrintedBraillePage[] {
  const { marginLeft, marginTop, cellsPerRow, pageNumbers } = layout;
  const rows: RowOfText[] = [];
  source.forEach((paragraph, index) => wrapParagraph(paragraph, index, cellsPerRow, hyphenator, rows));
  const cellsOf = (row: RowOfText): Row => {
    const paragraph = source[row.paragraph];
    return paragraph ? cellsOfRow(paragraph, row) : [];
  };
  const room = textRowsOf(layout);
  const nextPage = pageFiller(source, rows, room);
  const pages: PrintedBraillePage[] = [];
  let start = 0;
  for (let row = rows[start]; row; row = rows[start]) {
    if (row.from === row.to) {
      start += 1;
      continue;
    }
    const next = nextPage(start);
    const text = rows.slice(start, next);
    const below = pageNumbers ? foot(text.length, room, cellsPerRow, pages.length + 1) : [];
    pages.push({
      rows: text.map(cellsOf).concat(below),
      sources: below.length > 0 ? [...text, ...below.map(() => null)] : text,
      marginLeft,
      marginTop,
    });
    start = next;
  }
  return pages;
}
