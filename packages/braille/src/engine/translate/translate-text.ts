import type { LoadedTable } from './loaded-table.js';
import { runMainPass, type Unwritable } from './main-pass.js';
import { emptyPassText, type PassText } from './pass-text.js';
import { runPass } from './run-pass.js';

/** Writes a line of text in a table's braille; origins are indices of UTF-16 units. */
export function translateText(table: LoadedTable, text: string): PassText | Unwritable {
  const corrected = runPass(table.passes.correct, readSymbols(table, text));
  let cells = runMainPass(table, corrected);
  if ('origin' in cells) return cells;
  for (const pass of [table.passes.pass2, table.passes.pass3, table.passes.pass4])
    cells = runPass(pass, cells);
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
