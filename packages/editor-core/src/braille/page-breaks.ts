import type { BrailleParagraph } from './braille-paragraph.js';
import type { RowOfText } from './wrap-paragraph.js';

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
export function pageFiller(
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
