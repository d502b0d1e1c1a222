import type { BrailleReading, Cell } from '@tastwerk/editor-core/braille';

/** Cells that are read at once at most. Lines are shorter; a book without line ends is read in pieces. */
const MOST_CELLS = 2_000;

const BLANK = 0;

/** Where the piece that begins at `start` ends: behind the last blank that it may reach, or, in a word that is longer, anywhere. */
function endOfPiece(cells: readonly Cell[], start: number): number {
  const most = start + MOST_CELLS;
  if (cells.length <= most) return cells.length;
  const blank = cells.lastIndexOf(BLANK, most - 1);
  return blank < start ? most : blank + 1;
}

/** Reads a line of more than 2,000 cells in pieces that end behind a blank. */
export function readInPieces(
  cells: readonly Cell[],
  read: (piece: readonly Cell[]) => Required<BrailleReading>,
): BrailleReading {
  const texts: string[] = [];
  const sourceIndex: number[] = [];
  const unread: number[] = [];
  let start = 0;
  while (start < cells.length) {
    const end = endOfPiece(cells, start);
    const piece = read(cells.slice(start, end));
    texts.push(piece.text);
    for (const cell of piece.sourceIndex) sourceIndex.push(start + cell);
    for (const cell of piece.unread) unread.push(start + cell);
    start = end;
  }
  const reading = { text: texts.join(''), sourceIndex };
  return unread.length === 0 ? reading : { ...reading, unread };
}
