import { BLANK_CELL } from '../translator/cells.js';
import type { Cell } from '../translator/translator.js';

/** Cells of one row of a page, without its margin. */
export type Row = readonly Cell[];

export function blanks(count: number): Row {
  return Array.from({ length: Math.max(0, count) }, () => BLANK_CELL);
}

/** `cells` up to `width`, cut at the last blank cell that fits; where there is none, within a word. */
export function cutToWidth(cells: Row, width: number): Row {
  if (cells.length <= width) return cells;
  const blank = cells.lastIndexOf(BLANK_CELL, width);
  return cells.slice(0, blank > 0 ? blank : Math.max(0, width));
}

/** `cells` in the middle of a row of `width`. */
export function centred(cells: Row, width: number): Row {
  return cells.length === 0 ? cells : [...blanks(Math.floor((width - cells.length) / 2)), ...cells];
}

/** `left` at the left and `right` at the right end of a row of `width`. */
export function atBothEnds(left: Row, right: Row, width: number): Row {
  if (right.length === 0) return left;
  return [...left, ...blanks(width - left.length - right.length), ...right];
}

/** Breaks `cells` at blank cells into rows of at most `width`. */
export function brokenToWidth(cells: Row, width: number): readonly Row[] {
  const rows: Row[] = [];
  let rest = cells;
  while (rest.length > 0) {
    const row = cutToWidth(rest, width);
    rows.push(row);
    rest = rest.slice(row.length);
    while (rest[0] === BLANK_CELL) rest = rest.slice(1);
  }
  return rows;
}
