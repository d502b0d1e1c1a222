import type { BraillePagesLayout, Document } from '../document/schema.js';
import { type Hyphenator, HYPHENS_ONLY } from '../translator/hyphenation/hyphenator.js';
import { type BrailleParagraph, brailleParagraph } from './braille-paragraph.js';
import { BLANK_CELL, numberCells } from '../translator/cells.js';
import { textRowsOf } from '../document/braille-page-limits.js';
import type { BrailleLookup, Cell } from '../translator/translator.js';
import { cellsOfRow, type RowOfText, wrapParagraph } from './wrap-paragraph.js';
import { braillePageText } from './page-text.js';

type MayEnd = (index: number) => boolean;

/** Whether a page may end after row `index` without leaving a heading, or the blank line below it, alone. */
function keepsHeadings(source: readonly BrailleParagraph[], rows: readonly RowOfText[]): MayEnd {
  return (index) => {
    const paragraph = rows[index]?.paragraph ?? 0;
    const isLast = paragraph === source.length - 1;
    const isHeading = (at: number) => source[at]?.kind === 'heading';
    const isBlank = source[paragraph]?.cells.length === 0;
    return isLast || !(isHeading(paragraph) || (isBlank && isHeading(paragraph - 1)));
  };
}

/** Whether a page may end after row `index` without leaving the first or the last row of a paragraph alone, or half a word. */
function keepsCompany(rows: readonly RowOfText[]): MayEnd {
  const isSame = (a: number, b: number) => rows[a]?.paragraph === rows[b]?.paragraph;
  return (index) => {
    if (!isSame(index, index + 1)) return true;
    const isFirst = !isSame(index - 1, index);
    const nextIsLast = !isSame(index + 1, index + 2);
    return !isFirst && !nextIsLast && rows[index]?.addsHyphen !== true;
  };
}

/**
 * How pages of `room` rows are filled: gives for the row that begins a page the row that begins the next one. A page ends
 * earlier than it must so that no heading, no lone first or last row of a paragraph and no half of a word stands at its end;
 * where there is no such place headings come first, and then the page is filled.
 */
function pageFiller(
  source: readonly BrailleParagraph[],
  rows: readonly RowOfText[],
  room: number,
): (start: number) => number {
  const keepsHeading = keepsHeadings(source, rows);
  const keepsRows = keepsCompany(rows);
  const wishes: readonly MayEnd[] = [(index) => keepsHeading(index) && keepsRows(index), keepsHeading];
  return (start) => {
    const end = start + room;
    if (end >= rows.length) return rows.length;
    for (const mayEnd of wishes) {
      for (let next = end; next > start; next -= 1) if (mayEnd(next - 1)) return next;
    }
    return end;
  };
}

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

/** The braille pages of a document with the paragraphs that they write; `sources` of the pages count these. */
export interface BraillePagination {
  readonly paragraphs: readonly BrailleParagraph[];
  readonly pages: readonly PrintedBraillePage[];
}

/**
 * The text of a document's braille pages as paragraphs of cells. A paragraph that is not translated, or cannot be, is left
 * out; `translateDocument` names those that failed.
 */
export function brailleParagraphs(document: Document, lookup: BrailleLookup): readonly BrailleParagraph[] {
  return braillePageText(document).flatMap((print): BrailleParagraph[] => {
    if (print.text === '') return [{ ...print, cells: [], sourceIndex: [] }];
    const result = lookup.get(print.text, document.system);
    return result?.ok ? [brailleParagraph(print, result.value)] : [];
  });
}

/** The embossed pages of a document with the way back to its print. Words are divided where the document wants it. */
export function paginateDocument(document: Document, lookup: BrailleLookup): BraillePagination {
  const { braillePages } = document;
  const paragraphs = brailleParagraphs(document, lookup);
  const hyphenator = braillePages.hyphenation ? lookup.hyphenator : undefined;
  return { paragraphs, pages: paginate(paragraphs, braillePages, hyphenator) };
}

/** The embossed pages of a document; preview, files and page counts come from here. */
export function braillePagesOf(document: Document, lookup: BrailleLookup): readonly PrintedBraillePage[] {
  return paginateDocument(document, lookup).pages;
}
