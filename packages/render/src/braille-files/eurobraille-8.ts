import { CELL_CODES, type Cell } from '@tastwerk/editor-core/braille';

/**
 * EuroBraille with eight dots: a byte for each of the 256 cells (liblouis 3.24, de-chardefs8.cti, "EUROBRAILLE"). Cells of six dots are
 * written as in the table of 64 characters, but for dots 456: `_` is dots 4567 here. Bytes above 127 are characters of Windows-1252.
 */
const DOTS_456: Cell = 0b111000;
const DELETE = 0x7f;

/** The bytes of the 64 cells with dot 7, in the order of their other dots as bits. */
const WITH_DOT_7 = [
  'a0 41 8b 42 b7 4b 8c 4c c6 43 49 46 5c 4d 53 50',
  'cc 45 8d 48 a7 4f de 52 80 44 4a 47 40 4e 54 51',
  '9c c2 d5 ca a1 55 92 56 a3 ce d8 8f c3 58 5e c7',
  'c4 db d1 8e d0 5a 91 5b 5f d4 57 9d c5 59 5d c9',
];

/** Those with dot 8. */
const WITH_DOT_8 = [
  '81 b9 c1 b2 bf 93 85 94 a8 b3 89 86 ec b5 d7 fe',
  'a2 a6 cd aa d6 f5 cb ae af b6 ba 87 e4 f1 f0 9b',
  'b8 e1 da 84 ad bc dc bd a5 ed f6 eb f2 be e8 a9',
  'b4 fa d3 fc dd 97 cf e0 b0 f3 fd ef df ff f9 e9',
];

/** Those with both. */
const WITH_BOTH = [
  '83 01 95 02 88 0b 96 0c e6 03 09 06 1c 0d 13 10',
  'd2 05 98 08 c8 0f b1 12 bb 04 0a 07 00 0e 14 11',
  '8a e2 9a ea 82 15 c0 16 a4 ee f8 90 e3 18 1e e7',
  'ab fb ac f7 d9 1a 9e 1b 1f f4 17 99 e5 19 1d 9f',
];

const bytesIn = (rows: readonly string[]): readonly number[] =>
  rows.flatMap((row) => row.split(' ').map((byte) => Number.parseInt(byte, 16)));

const SIX_DOT_BYTES = Array.from(CELL_CODES.eurobraille, (character, cell) =>
  cell === DOTS_456 ? DELETE : character.charCodeAt(0),
);

/** The byte at index n writes the cell with bits n. */
const BYTES: readonly number[] = [...SIX_DOT_BYTES, ...[WITH_DOT_7, WITH_DOT_8, WITH_BOTH].flatMap(bytesIn)];

/** Control characters: embossers and readers take them for line ends and commands, so that files cannot have their cells. */
const FIRST_SIGN = 0x20;

/** What Windows-1252 has for bytes 0x80 to 0x9f, where it has something; programs that open files as text give them so. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const FIRST_OF_WINDOWS = 0x80;

/** The cells as characters: one for each byte; empty for those that a file cannot have. */
export const EUROBRAILLE_8: readonly string[] = BYTES.map((byte) =>
  byte < FIRST_SIGN ? '' : String.fromCharCode(byte),
);

/** The cells by their characters, those of Windows-1252 too. */
export const EUROBRAILLE_8_CELLS: ReadonlyMap<string, Cell> = new Map(
  BYTES.flatMap((byte, cell) => {
    if (byte < FIRST_SIGN) return [];
    const other = WINDOWS_1252.charAt(byte - FIRST_OF_WINDOWS);
    const names = other === '' ? [String.fromCharCode(byte)] : [String.fromCharCode(byte), other];
    return names.map((name) => [name, cell] as const);
  }),
);
