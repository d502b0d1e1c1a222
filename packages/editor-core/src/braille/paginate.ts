import type { BraillePagesLayout, Document } from '../document/schema.js';
import { type Hyphenator, HYPHENS_ONLY } from '../translator/hyphenation/hyphenator.js';
import { type BrailleParagraph, brailleParagraph } from './braille-paragraph.js';
import { frameRowsOf, textRowsOf } from '../document/braille-page-limits.js';
import { type BookTexts, bookTexts, NO_BOOK_TEXTS } from './book-texts.js';
import { type ContentsEntry, frontPages } from './front-pages.js';
import { type PageFrame, rowAbove, rowBelow } from './page-frame.js';
import type { Row } from './rows.js';
import { type VolumeRange, volumesOf } from './volumes.js';
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
 * How pages are filled: gives for the row that begins a page of `room` rows the row that begins the next one. A page ends
 * earlier than it must so that no heading, no lone first or last row of a paragraph and no half of a word stands at its end;
 * where there is no such place headings come first, and then the page is filled.
 */
function pageFiller(
  source: readonly BrailleParagraph[],
  rows: readonly RowOfText[],
): (start: number, room: number) => number {
  const keepsHeading = keepsHeadings(source, rows);
  const keepsRows = keepsCompany(rows);
  const wishes: readonly MayEnd[] = [(index) => keepsHeading(index) && keepsRows(index), keepsHeading];
  return (start, room) => {
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

/** A page that was made from print: `sources` says for each row what it writes, null where it is a number, a head, a front page or filling. */
export interface PrintedBraillePage extends BraillePage {
  readonly sources: readonly (RowOfText | null)[];
  /** The volume that it is bound in, from 0. */
  readonly volume: number;
}

/** What of a document's layout decides how its braille is paged; margins and row lengths in cells and rows. */
export type PaginationLayout = Omit<
  BraillePagesLayout,
  'holePunch' | 'hyphenation' | 'imageDescription' | 'content'
>;

/** The layout of the page of text at `index`: the first has no running head, and its row for text instead. */
const layoutOfPage = (layout: PaginationLayout, index: number): PaginationLayout =>
  index === 0 ? { ...layout, runningHead: '' } : layout;

/** Text that fills one page. */
interface TextPage {
  readonly rows: readonly RowOfText[];
  /** The index of the paragraph that names the page of the print on which it begins; undefined where none is named before. */
  readonly printPage: number | undefined;
}

/** The text of `source` page by page. */
function textPages(
  source: readonly BrailleParagraph[],
  layout: PaginationLayout,
  hyphenator: Hyphenator,
): readonly TextPage[] {
  const rows: RowOfText[] = [];
  source.forEach((paragraph, index) => wrapParagraph(paragraph, index, layout.cellsPerRow, hyphenator, rows));
  const nextPage = pageFiller(source, rows);
  const pages: TextPage[] = [];
  let printPage: number | undefined;
  let start = 0;
  for (let row = rows[start]; row; row = rows[start]) {
    if (row.from === row.to) {
      start += 1;
      continue;
    }
    const room = textRowsOf(layoutOfPage(layout, pages.length));
    const next = nextPage(start, room);
    if (source[row.paragraph]?.kind === 'print-page') printPage = row.paragraph;
    pages.push({ rows: rows.slice(start, next), printPage });
    for (const { paragraph } of rows.slice(start, next))
      if (source[paragraph]?.kind === 'print-page') printPage = paragraph;
    start = next;
  }
  return pages;
}

/** Puts number and running head around the text of a page; a page is filled up to the row of its number. */
function framed(
  source: readonly BrailleParagraph[],
  { rows, printPage }: TextPage,
  index: number,
  layout: PaginationLayout,
  texts: BookTexts,
): Pick<PrintedBraillePage, 'rows' | 'sources'> {
  const own = layoutOfPage(layout, index);
  const { top, bottom } = frameRowsOf(own);
  const frame: PageFrame = {
    width: layout.cellsPerRow,
    number: layout.pageNumbers ? index + 1 : null,
    numberPlace: layout.numberPlace,
    printPage: printPage === undefined ? [] : (source[printPage]?.cells ?? []),
    head: own.runningHead === '' ? [] : texts.runningHead,
  };
  const cellsOf = (row: RowOfText): Row => {
    const paragraph = source[row.paragraph];
    return paragraph ? cellsOfRow(paragraph, row) : [];
  };
  const above = top === 0 ? [] : [rowAbove(frame)];
  const filling = bottom === 0 ? [] : Array.from({ length: textRowsOf(own) - rows.length }, (): Row => []);
  const below = bottom === 0 ? [] : [...filling, rowBelow(frame)];
  return {
    rows: [...above, ...rows.map(cellsOf), ...below],
    sources: [...above.map(() => null), ...rows, ...below.map(() => null)],
  };
}

/** The margins of the page at `index` of its section: a gutter is at the side of the binding, in pages of both sides in turn. */
function marginsOf({ marginLeft, marginTop, gutter, duplex }: PaginationLayout, index: number) {
  const isBack = duplex && index % 2 === 1;
  return { marginLeft: marginLeft + (isBack ? 0 : gutter), marginTop };
}

/** The headings of the pages of a volume with their numbers, but for the title of the whole. */
function contentsOf(
  source: readonly BrailleParagraph[],
  pages: readonly TextPage[],
  { from, to }: VolumeRange,
): readonly ContentsEntry[] {
  const entries = new Map<number, ContentsEntry>();
  for (let page = from; page < to; page += 1)
    for (const { paragraph } of pages[page]?.rows ?? []) {
      const { kind, cells } = source[paragraph] ?? {};
      if (kind === 'heading' && cells && paragraph > 0 && !entries.has(paragraph))
        entries.set(paragraph, { cells, page: page + 1 });
    }
  return [...entries.values()];
}

/**
 * Pages `source`: rows of at most `cellsPerRow` cells, at most `rowsPerPage` of them on a page, broken as `wrapParagraph` and
 * `pageFiller` say; blank lines are kept but not at the top of a page. Number and running head stand above or below the text, which gives up
 * rows where the paper has none left. Volumes end as `volumesOf` says and begin with their front pages; both begin with a sheet of
 * their own. Without text there is no page. Words are divided by `hyphenator`, without one at their own hyphens only.
 */
export function paginate(
  source: readonly BrailleParagraph[],
  layout: PaginationLayout,
  hyphenator: Hyphenator = HYPHENS_ONLY,
  texts: BookTexts = NO_BOOK_TEXTS,
): readonly PrintedBraillePage[] {
  const text = textPages(source, layout, hyphenator);
  const beginsWithHeading = (page: number) =>
    source[text[page]?.rows[0]?.paragraph ?? -1]?.kind === 'heading';
  const volumes = volumesOf(text.length, layout.volumePages, beginsWithHeading);
  return volumes.flatMap((range, volume) => {
    const facts = {
      volume: volume + 1,
      volumeCount: volumes.length,
      firstPage: range.from + 1,
      lastPage: range.to,
      contents: contentsOf(source, text, range),
    };
    const size = {
      width: layout.cellsPerRow,
      height: textRowsOf({ ...layout, pageNumbers: false, runningHead: '' }),
    };
    const front = layout.frontPages ? frontPages(texts, facts, size) : [];
    // Text begins at the front of a sheet.
    const filled = layout.duplex && front.length % 2 === 1 ? [...front, []] : front;
    return [
      ...filled.map((rows, index) => ({
        rows,
        sources: rows.map(() => null),
        ...marginsOf(layout, index),
        volume,
      })),
      ...text.slice(range.from, range.to).map((page, index) => ({
        ...framed(source, page, range.from + index, layout, texts),
        ...marginsOf(layout, index),
        volume,
      })),
    ];
  });
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
  return { paragraphs, pages: paginate(paragraphs, braillePages, hyphenator, bookTexts(document, lookup)) };
}

/** The embossed pages of a document; preview, files and page counts come from here. */
export function braillePagesOf(document: Document, lookup: BrailleLookup): readonly PrintedBraillePage[] {
  return paginateDocument(document, lookup).pages;
}
