import {
  BLANK_CELL,
  type BrailleParagraph,
  type Cell,
  type Hyphenator,
  type PaginationLayout,
} from '../src/entries/braille.js';

/** Pages of text alone: no numbers, one volume. */
export const PLAIN_LAYOUT: PaginationLayout = {
  paper: 'a4',
  width: 210,
  height: 297,
  marginLeft: 1,
  marginTop: 1,
  cellsPerRow: 33,
  rowsPerPage: 27,
  pageNumbers: false,
  numberPlace: 'bottom-right',
  runningHead: '',
  gutter: 0,
  duplex: false,
  volumePages: null,
  frontPages: false,
};

/** A word of `length` cells, each with the number `cell`. */
export function word(length: number, cell: Cell = 7): readonly Cell[] {
  return Array.from({ length }, () => cell);
}

/** A paragraph of words parted by blank cells, one letter of print for each cell. */
export function paragraph(
  kind: BrailleParagraph['kind'],
  ...words: readonly (readonly Cell[])[]
): BrailleParagraph {
  const cells = words.flatMap((each, index) => (index === 0 ? each : [BLANK_CELL, ...each]));
  const text = cells.map((cell) => (cell === BLANK_CELL ? ' ' : 'x')).join('');
  return { kind, text, path: ['content'], offset: 0, cells, sourceIndex: [...cells.keys()] };
}

/** A paragraph of a single line, `count` times. */
export function lines(count: number): readonly BrailleParagraph[] {
  return Array.from({ length: count }, () => paragraph('text', word(3)));
}

/** Divides each word after every `size` letters. */
export function everyLetters(size: number): Hyphenator {
  return {
    divide: ({ length }) =>
      Array.from({ length: Math.floor((length - 1) / size) }, (_, index) => ({
        at: (index + 1) * size,
        addsSign: true,
      })),
    misreadsAtRowStart: () => false,
  };
}
