/** A six-dot cell as bits: dot n sets bit n-1, so 0 is the blank cell and 63 the full cell. */
export type Cell = number;

/** First code point of the Unicode braille patterns; a pattern's number follows from its dots as a cell's bits do. */
const UNICODE_BRAILLE = 0x2800;
const CELL_COUNT = 64;

/** The cell without dots. */
export const BLANK_CELL: Cell = 0;

/** All six dots: a location mark for the finger before a label (field notes section 0). */
export const FULL_CELL: Cell = 63;

/** The hyphen sign, dots 36. */
export const HYPHEN_CELL: Cell = 0b100100;

/** The number sign, dots 3456. */
const NUMBER_SIGN: Cell = 0b111100;

/** The cells of the digits 0 to 9: the letters j and a to i. */
const DIGIT_CELLS: readonly Cell[] = [26, 1, 3, 9, 25, 17, 11, 27, 19, 10];

/** `cells` as Unicode braille patterns; a blank cell is U+2800. */
export function cellsToUnicode(cells: readonly Cell[]): string {
  return cells.map((cell) => String.fromCodePoint(UNICODE_BRAILLE + cell)).join('');
}

/** The cells that `text` names in Unicode braille patterns of six dots; other characters count as blank cells. */
export function cellsFromUnicode(text: string): readonly Cell[] {
  return Array.from(text, (character) => {
    const cell = (character.codePointAt(0) ?? UNICODE_BRAILLE) - UNICODE_BRAILLE;
    return cell >= 0 && cell < CELL_COUNT ? cell : BLANK_CELL;
  });
}

/** Rows of cells of six dots, with at least one dot. */
const BRAILLE = /^[\u2800-\u283f\n]*[\u2801-\u283f][\u2800-\u283f\n]*$/u;

/** Whether `text` says nothing but cells of six dots in Unicode braille, in one row or several. */
export function isBraille(text: string): boolean {
  return BRAILLE.test(text);
}

/** A whole number from 0 in braille: number sign and digits. */
export function numberCells(value: number): readonly Cell[] {
  return [NUMBER_SIGN, ...Array.from(String(value), (digit) => DIGIT_CELLS[Number(digit)] ?? BLANK_CELL)];
}
