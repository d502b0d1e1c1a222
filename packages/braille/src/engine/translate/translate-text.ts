import type { LoadedTable } from './loaded-table.js';
import type { LineWish } from './line-wish.js';
import { runMainPass } from './main-pass.js';
import type { PassText } from './pass-text.js';
import { runPass } from './run-pass.js';
import type { Substitution } from './variants.js';

/** Every part of the text as it is. */
export const NO_SUBSTITUTIONS: readonly Substitution[] = [];

const CELL_PASSES = ['pass2', 'pass3', 'pass4'] as const;

/** A line of braille. */
export interface WrittenText {
  readonly cells: readonly number[];
  /** For each cell the UTF-16 index of the character it comes from. */
  readonly origins: readonly number[];
  /** The UTF-16 indices of the characters that the table does not write. */
  readonly unwritable: readonly number[];
}

/**
 * Writes a line of text in a table's braille. `substitutions` stand in place of parts of the text, in their order; their cells come
 * from the begin of the part.
 */
export function translateText(
  table: LoadedTable,
  text: string,
  wish: LineWish = {},
  substitutions: readonly Substitution[] = NO_SUBSTITUTIONS,
): WrittenText {
  const corrected = runPass(table.pass('correct'), readSymbols(table, text, substitutions));
  const { text: written, unwritable } = runMainPass(table, corrected, wish);
  let cells = written;
  for (const name of CELL_PASSES) cells = runPass(table.pass(name), cells);
  return { cells: cells.values, origins: cells.origins, unwritable };
}

function readSymbols(table: LoadedTable, text: string, substitutions: readonly Substitution[]): PassText {
  const values: number[] = [];
  const origins: number[] = [];
  let next = 0;
  let substitution = substitutions[next];
  for (let index = 0; index < text.length;) {
    if (substitution !== undefined && substitution.start === index) {
      for (const character of substitution.text) {
        values.push(table.symbolOf(character.codePointAt(0) ?? 0));
        origins.push(index);
      }
      index = substitution.end;
      next += 1;
      substitution = substitutions[next];
      continue;
    }
    const codePoint = text.codePointAt(index) ?? 0;
    values.push(table.symbolOf(codePoint));
    origins.push(index);
    index += codePoint > 0xffff ? 2 : 1;
  }
  return { values, origins, lastOrigin: origins.at(-1) ?? 0 };
}
