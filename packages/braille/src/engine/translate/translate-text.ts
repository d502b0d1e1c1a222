import type { EmphasisAt } from './emphasis-marks.js';
import type { LoadedTable } from './loaded-table.js';
import { runMainPass, type Unwritable } from './main-pass.js';
import { emptyPassText, type PassText } from './pass-text.js';
import { runPass } from './run-pass.js';

const CELL_PASSES = ['pass2', 'pass3', 'pass4'] as const;

/** Writes a line of text in a table's braille; origins are indices of UTF-16 units, and so are the places of emphasis. */
export function translateText(
  table: LoadedTable,
  text: string,
  emphasisAt?: EmphasisAt,
): PassText | Unwritable {
  const corrected = runPass(table.pass('correct'), readSymbols(table, text));
  let cells = runMainPass(
    table,
    corrected,
    emphasisAt && ((position) => emphasisAt(corrected.origins[position] ?? -1)),
  );
  if ('origin' in cells) return cells;
  for (const name of CELL_PASSES) cells = runPass(table.pass(name), cells);
  return cells;
}

function readSymbols(table: LoadedTable, text: string): PassText {
  const symbols = emptyPassText();
  for (let index = 0; index < text.length;) {
    const codePoint = text.codePointAt(index) ?? 0;
    symbols.values.push(table.symbolOf(codePoint));
    symbols.origins.push(index);
    index += codePoint > 0xffff ? 2 : 1;
  }
  return symbols;
}
