import { BLANK_CELL, CELL_CODES, type Cell, cellsToUnicode } from '@tastwerk/editor-core/braille';
import { EUROBRAILLE_8, EUROBRAILLE_8_CELLS } from './eurobraille-8.js';
import type { CellEncoding } from './profile.js';
import type { ReadingReport } from './reading-notes.js';

/** Unicode's block of braille patterns; the lower six bits of a pattern are a six-dot cell, the others dots 7 and 8. */
const FIRST_PATTERN = 0x2800;
const LAST_PATTERN = 0x28ff;
const SIX_DOTS = 0b111111;

/** Which cells are kept with all their dots; the others lose dots 7 and 8. */
export type HoldsCell = (cell: Cell) => boolean;

/** The braille of documents has six dots. */
export const SIX_DOT_CELLS: HoldsCell = (cell) => cell <= SIX_DOTS;

/** Which cells a file in `encoding` can have. */
export function cellsHeldBy(encoding: CellEncoding): HoldsCell {
  if (encoding === 'unicode') return () => true;
  return encoding === 'eurobraille-8' ? (cell) => EUROBRAILLE_8[cell] !== '' : SIX_DOT_CELLS;
}

/** `cells` as the characters of a file; what its table does not hold is written without dots 7 and 8. */
export function encodeCells(cells: readonly Cell[], encoding: CellEncoding): string {
  const holds = cellsHeldBy(encoding);
  const held = cells.map((cell) => (holds(cell) ? cell : cell & SIX_DOTS));
  if (encoding === 'unicode') return cellsToUnicode(held);
  const codes = encoding === 'eurobraille-8' ? EUROBRAILLE_8 : CELL_CODES[encoding];
  return held.map((cell) => codes[cell] ?? '').join('');
}

/** The cells of each character, where upper and lower case of a table are read alike (field notes 1.3). */
function cellsByCharacter(...tables: readonly string[]): ReadonlyMap<string, Cell> {
  return new Map(
    tables.flatMap((codes) => Array.from(codes, (character, cell) => [character, cell] as const)),
  );
}

const NORTH_AMERICAN = cellsByCharacter(CELL_CODES['na-upper'], CELL_CODES['na-lower']);
const EUROBRAILLE = cellsByCharacter(CELL_CODES.eurobraille, CELL_CODES['eurobraille-upper']);

const TABLES: Readonly<Record<CellEncoding, ReadonlyMap<string, Cell>>> = {
  'na-upper': NORTH_AMERICAN,
  'na-lower': NORTH_AMERICAN,
  eurobraille: EUROBRAILLE,
  'eurobraille-upper': EUROBRAILLE,
  'eurobraille-8': EUROBRAILLE_8_CELLS,
  unicode: new Map([[' ', BLANK_CELL]]),
};

/** The cell that a Unicode braille pattern shows; `undefined` for other characters. */
export function decodePattern(character: string): Cell | undefined {
  const code = character.codePointAt(0) ?? 0;
  return code < FIRST_PATTERN || code > LAST_PATTERN ? undefined : code - FIRST_PATTERN;
}

/** The cell that `character` writes in `encoding`; patterns are read in every encoding. */
export function decodeCell(character: string, encoding: CellEncoding): Cell | undefined {
  return TABLES[encoding].get(character) ?? decodePattern(character);
}

/** `cell` as a reader keeps it, which notes where dots 7 and 8 are left out. */
export function heldCell(cell: Cell, holds: HoldsCell, report: ReadingReport, line: number): Cell {
  if (holds(cell)) return cell;
  report.note('DOTS_7_8_LEFT_OUT', line);
  return cell & SIX_DOTS;
}
