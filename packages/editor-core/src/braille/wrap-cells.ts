import { BLANK_CELL, HYPHEN_CELL } from './cells.js';
import type { Cell } from './translator.js';

type Row = readonly Cell[];

/** The words of a paragraph: runs of cells without a blank one. */
function wordsOf(cells: Row): readonly Row[] {
  const words: Cell[][] = [];
  let open: Cell[] | undefined;
  for (const cell of cells) {
    if (cell === BLANK_CELL) open = undefined;
    else if (open) open.push(cell);
    else words.push((open = [cell]));
  }
  return words;
}

/** `word` cut into pieces that end in a hyphen sign, the first at most `first` cells long and the others `rest`. */
function cutWord(word: Row, first: number, rest: number): readonly Row[] {
  const pieces: Row[] = [];
  let left = word;
  let room = first;
  while (left.length > room) {
    pieces.push([...left.slice(0, room - 1), HYPHEN_CELL]);
    left = left.slice(room - 1);
    room = rest;
  }
  return [...pieces, left];
}

/**
 * Wraps a paragraph at its blank cells into rows of at most `width` cells (at least 2), the first one indented. A word longer
 * than a row begins on a row of its own and is cut with the hyphen sign. A paragraph without cells is one blank row.
 */
export function wrapCells(cells: Row, width: number, indent: number): readonly Row[] {
  const rows: Row[] = [];
  let open: Row = Array.from({ length: Math.min(indent, width - 2) }, () => BLANK_CELL);
  let isFresh = true;
  for (const word of wordsOf(cells)) {
    const joined = isFresh ? [...open, ...word] : [...open, BLANK_CELL, ...word];
    if (joined.length <= width) {
      open = joined;
      isFresh = false;
      continue;
    }
    if (!isFresh) {
      rows.push(open);
      open = [];
    }
    const pieces = cutWord(word, width - open.length, width);
    pieces.forEach((piece, index) => {
      const row = index === 0 ? [...open, ...piece] : piece;
      if (index < pieces.length - 1) rows.push(row);
      else open = row;
    });
    isFresh = false;
  }
  return isFresh ? [[]] : [...rows, open];
}
