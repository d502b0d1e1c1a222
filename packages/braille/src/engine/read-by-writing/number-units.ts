import { ANYWHERE, DIGIT, LETTER } from './print-class.js';
import { type Unit, unitOf } from './unit.js';

const NUMBER_SIGN = 0x3c;
const DOT_6 = 0x20;
/** The cells of the digits from 0 to 9; behind a number they are letters only with dot 6 before them. */
export const DIGIT_CELLS = [0x1a, 0x01, 0x03, 0x09, 0x19, 0x11, 0x0b, 0x1b, 0x13, 0x0a];

const isDigit = (cell: number | undefined): boolean => cell !== undefined && DIGIT_CELLS.includes(cell);

const digits = DIGIT_CELLS.map((cell, digit) => ({
  inside: unitOf(String(digit), [cell], [ANYWHERE, ANYWHERE]),
  first: unitOf(String(digit), [NUMBER_SIGN, cell], [ANYWHERE, ANYWHERE]),
  behindLetter: unitOf(String(digit), [DOT_6, NUMBER_SIGN, cell], [LETTER, ANYWHERE]),
}));

/** Marks inside of a number. */
const marks = [
  unitOf('.', [0x04], [DIGIT, DIGIT]),
  unitOf(',', [0x02], [DIGIT, DIGIT]),
  unitOf(':', [0x08, 0x12], [DIGIT, DIGIT]),
];

const digitAt = (cells: readonly number[], place: number) => digits[DIGIT_CELLS.indexOf(cells[place] ?? 0)];

/** The unit that begins a number at a place; a number right behind a small letter has dot 6 before it. */
export function numberBeginAt(cells: readonly number[], place: number): Unit | undefined {
  if (cells[place] === NUMBER_SIGN) return digitAt(cells, place + 1)?.first;
  if (cells[place] === DOT_6 && cells[place + 1] === NUMBER_SIGN)
    return digitAt(cells, place + 2)?.behindLetter;
  return undefined;
}

/** The units that go on with a number at a place. */
export function numberPartsAt(cells: readonly number[], place: number): readonly Unit[] {
  const digit = digitAt(cells, place)?.inside;
  if (digit !== undefined) return [digit];
  return marks.filter(
    (mark) =>
      mark.cells.every((cell, at) => cells[place + at] === cell) && isDigit(cells[place + mark.cells.length]),
  );
}
