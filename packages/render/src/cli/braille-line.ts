import type { Cell } from '@tastwerk/editor-core/braille';
import { decodeCell } from '../braille-files/cell-encoding.js';

const FIRST_PATTERN = 0x2800;

/** Unicode braille patterns of six or eight dots, and blanks. */
const PATTERNS = /^[\u2800-\u28ff \u00a0\t]*$/u;

const PATTERN = /[\u2800-\u28ff]/u;

/** What stands in braille files and is no cell: marks of the encoding and ends of pages. */
const NO_CELLS = /^\ufeff|\f/gu;

/** The cells of a line in Unicode braille or in North American ASCII braille; undefined for a line that is neither. */
export function cellsOfLine(line: string): readonly Cell[] | undefined {
  const text = line.replaceAll(NO_CELLS, '');
  if (PATTERNS.test(text))
    return Array.from(text, (character) => {
      const code = character.codePointAt(0) ?? 0;
      return code < FIRST_PATTERN ? 0 : code - FIRST_PATTERN;
    });
  if (PATTERN.test(text)) return undefined;
  const cells = Array.from(text, (character) => decodeCell(character, 'na-upper'));
  return cells.every((cell) => cell !== undefined) ? cells : undefined;
}
