import type { NumberPlace } from '../values/braille-pages.js';
import { numberCells } from '../translator/cells.js';
import { atBothEnds, blanks, cutToWidth, type Row } from './rows.js';

/** What stands around the text of one page. */
export interface PageFrame {
  /** Cells of a row. */
  readonly width: number;
  /** The number of the page from 1; null where pages have none. */
  readonly number: number | null;
  readonly numberPlace: NumberPlace;
  /** The cells of the number of the page in print, which stands at the other side of the page's own. */
  readonly printPage: Row;
  /** Empty where the page has none. */
  readonly head: Row;
}

/** Blank cells between the running head and numbers beside it (as before page numbers in DAISY's braille style sheet for BANA). */
const BESIDE_HEAD = 3;

/** The row above the text: numbers that stand there, and between them the running head; empty where nothing is to be said. */
export function rowAbove({ width, number, numberPlace, printPage, head }: PageFrame): Row {
  const own = number === null || !numberPlace.startsWith('top') ? [] : numberCells(number);
  const print = own.length === 0 ? [] : printPage;
  const [left, right] = numberPlace.endsWith('right') ? [print, own] : [own, print];
  if (head.length === 0) return atBothEnds(left, right, width);
  const gap = (cells: Row) => (cells.length === 0 ? 0 : cells.length + BESIDE_HEAD);
  const fitting = cutToWidth(head, width - gap(left) - gap(right));
  return atBothEnds([...left, ...blanks(gap(left) - left.length), ...fitting], right, width);
}

/** The row below the text: the number of the page, and that of the page in print. */
export function rowBelow({ width, number, numberPlace, printPage }: PageFrame): Row {
  if (number === null) return [];
  const own = numberCells(number);
  return numberPlace.endsWith('right')
    ? atBothEnds(printPage, own, width)
    : atBothEnds(own, printPage, width);
}
