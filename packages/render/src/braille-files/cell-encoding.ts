import { BLANK_CELL, CELL_CODES, type Cell, cellsToUnicode } from '@tastwerk/editor-core/braille';
import type { CellEncoding } from './profile.js';

/** Unicode's block of braille patterns; the lower six bits of a pattern are a six-dot cell, the others dots 7 and 8. */
const FIRST_PATTERN = 0x2800;
const LAST_PATTERN = 0x28ff;
const SIX_DOTS = 0b111111;

/** `cells` as the characters of a file. */
export function encodeCells(cells: readonly Cell[], encoding: CellEncoding): string {
  if (encoding === 'unicode') return cellsToUnicode(cells);
  const codes = CELL_CODES[encoding];
  return cells.map((cell) => codes.charAt(cell)).join('');
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
  unicode: new Map([[' ', BLANK_CELL]]),
};

/** A character of a file as a cell; `eightDots` says that dots 7 and 8 were left out of it. */
export interface DecodedCell {
  readonly cell: Cell;
  readonly eightDots: boolean;
}

/** The cell that a Unicode braille pattern shows, without its dots 7 and 8; `undefined` for other characters. */
export function decodePattern(character: string): DecodedCell | undefined {
  const code = character.codePointAt(0) ?? 0;
  if (code < FIRST_PATTERN || code > LAST_PATTERN) return undefined;
  const pattern = code - FIRST_PATTERN;
  return { cell: pattern & SIX_DOTS, eightDots: pattern > SIX_DOTS };
}

/** The cell that `character` writes in `encoding`, in either case; patterns are read in every encoding. */
export function decodeCell(character: string, encoding: CellEncoding): DecodedCell | undefined {
  const cell = TABLES[encoding].get(character);
  return cell === undefined ? decodePattern(character) : { cell, eightDots: false };
}
