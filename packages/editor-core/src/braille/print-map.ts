import type { BraillePagination } from './paginate.js';
import type { BrailleParagraph } from './braille-paragraph.js';

/** A cell of the braille pages, all counted from 0; `column` counts from the first cell of the row, without the margin. */
export interface CellPlace {
  readonly page: number;
  readonly row: number;
  readonly column: number;
}

/** A stretch of print in a field of the document, in UTF-16 units from `start` up to and without `end`. */
export interface PrintRange {
  readonly path: readonly string[];
  readonly start: number;
  readonly end: number;
}

/** Neighbouring cells of one row, from column `from` up to and without `to`. */
export interface CellRange {
  readonly page: number;
  readonly row: number;
  readonly from: number;
  readonly to: number;
}

/** Where the print ends that begins at cell `at`: several cells may write one character, and one cell several. */
function endOfSign({ sourceIndex, text }: BrailleParagraph, at: number): number {
  let next = at + 1;
  while (next < sourceIndex.length && sourceIndex[next] === sourceIndex[at]) next += 1;
  return sourceIndex[next] ?? text.length;
}

/**
 * The print that the cell at `place` writes; undefined for indents, filling and page numbers. The hyphen sign of a divided
 * word counts for the sign before it.
 */
export function printOfCell(
  { paragraphs, pages }: BraillePagination,
  { page, row, column }: CellPlace,
): PrintRange | undefined {
  const source = pages[page]?.sources[row];
  const paragraph = source ? paragraphs[source.paragraph] : undefined;
  if (!source || !paragraph || column < source.indent) return undefined;
  const cell = source.from + column - source.indent;
  const isHyphen = cell === source.to && source.addsHyphen;
  if (cell >= source.to && !isHyphen) return undefined;
  const at = isHyphen ? cell - 1 : cell;
  const start = paragraph.sourceIndex[at];
  if (start === undefined) return undefined;
  const { path, offset } = paragraph;
  return { path, start: offset + start, end: offset + endOfSign(paragraph, at) };
}

/** Cells of a row that write a stretch of print together, and that print. */
export interface Sign {
  /** Columns of the row, up to and without `to`. */
  readonly from: number;
  readonly to: number;
  readonly print: string;
}

/** The signs of a row from the left; none for filling and page numbers. Added hyphen signs are not among them. */
export function signsOfRow(
  { paragraphs, pages }: BraillePagination,
  { page, row }: Pick<CellPlace, 'page' | 'row'>,
): readonly Sign[] {
  const source = pages[page]?.sources[row];
  const paragraph = source ? paragraphs[source.paragraph] : undefined;
  if (!source || !paragraph) return [];
  const { sourceIndex, text } = paragraph;
  const signs: Sign[] = [];
  let cell = source.from;
  while (cell < source.to) {
    const start = sourceIndex[cell] ?? 0;
    const from = cell;
    while (cell < source.to && sourceIndex[cell] === start) cell += 1;
    const shift = source.indent - source.from;
    const print = text.slice(start, endOfSign(paragraph, from));
    signs.push({ from: from + shift, to: cell + shift, print });
  }
  return signs;
}

function isSamePath(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((step, index) => step === b[index]);
}

/** The cells of `paragraph` that write the characters from `start` up to `end` of its field; none: from >= to. */
function cellsWithin(paragraph: BrailleParagraph, start: number, end: number) {
  const { sourceIndex, offset, cells } = paragraph;
  const first = sourceIndex.findIndex((_, cell) => offset + endOfSign(paragraph, cell) > start);
  const beyond = sourceIndex.findIndex((place) => offset + place >= end);
  return { from: first < 0 ? cells.length : first, to: beyond < 0 ? cells.length : beyond };
}

/** The cells that write a stretch of print, in the order of reading. A stretch without length counts for the character after it. */
export function cellsOfPrint(
  { paragraphs, pages }: BraillePagination,
  { path, start, end }: PrintRange,
): readonly CellRange[] {
  const wanted = new Map<number, { from: number; to: number }>();
  paragraphs.forEach((paragraph, index) => {
    if (!isSamePath(paragraph.path, path)) return;
    const cells = cellsWithin(paragraph, start, Math.max(end, start + 1));
    if (cells.from < cells.to) wanted.set(index, cells);
  });
  if (wanted.size === 0) return [];
  return pages.flatMap(({ sources }, page) =>
    sources.flatMap((source, row): CellRange[] => {
      const cells = source ? wanted.get(source.paragraph) : undefined;
      if (!source || !cells) return [];
      const from = Math.max(source.from, cells.from) - source.from + source.indent;
      const to = Math.min(source.to, cells.to) - source.from + source.indent;
      return from < to ? [{ page, row, from, to }] : [];
    }),
  );
}
