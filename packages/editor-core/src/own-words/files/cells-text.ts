import { CELL_CODES } from '../../translator/cell-codes.js';
import { cellsFromUnicode, cellsToUnicode } from '../../translator/cells.js';

const UNICODE = /^[\u2801-\u283f]+$/u;
/** Digits alone are dots, though braille code has them for cells, too. */
const LIKE_DOTS = /^[\d-]+$/u;
const DOTS = /^[1-6]+(?:-[1-6]+)*$/u;

/** Cells as liblouis' tables write them: the dots of each, with hyphens between, such as `1236-1`. */
export function dotsOfCells(braille: string): string {
  return cellsFromUnicode(braille)
    .map((cell) => [1, 2, 3, 4, 5, 6].filter((dot) => (cell & (1 << (dot - 1))) !== 0).join(''))
    .join('-');
}

/** Cells that are written by their dots, as Unicode patterns; undefined where the text is something else or has a blank or dots 7 and 8. */
export function cellsOfDots(text: string): string | undefined {
  if (!DOTS.test(text)) return undefined;
  const cells = text
    .split('-')
    .map((dots) => Array.from(dots).reduce((bits, dot) => bits | (1 << (Number(dot) - 1)), 0));
  return cellsToUnicode(cells);
}

/** Cells in Unicode patterns, by their dots, or in North American braille code as files have it, as Unicode patterns; undefined for others. */
export function cellsOfText(text: string): string | undefined {
  if (UNICODE.test(text)) return text;
  if (LIKE_DOTS.test(text)) return cellsOfDots(text);
  const codes = CELL_CODES['na-lower'];
  const cells = Array.from(text.toLowerCase(), (character) => codes.indexOf(character));
  return cells.length > 0 && cells.every((cell) => cell > 0) ? cellsToUnicode(cells) : undefined;
}
