import { runBackMainPass } from './back-main-pass.js';
import { originsOf, type BackText } from './back-text.js';
import type { LoadedBackTable } from './loaded-back-table.js';
import { runBackPass } from './run-back-pass.js';

const CELL_PASSES = ['pass4', 'pass3', 'pass2'] as const;

/** A line of print that was read from braille. */
export interface ReadText {
  readonly text: string;
  /** For each UTF-16 unit of the text the index of the cell that it comes from. */
  readonly origins: readonly number[];
}

/** Reads a line of cells as a table's braille. */
export function readCells(table: LoadedBackTable, cells: readonly number[]): ReadText {
  const { passes, characters } = table.table;
  let read: BackText = { values: cells, places: Array.from({ length: cells.length + 1 }, (_, at) => at) };
  for (const name of CELL_PASSES) read = runBackPass(passes[name], table.classesOfCell, read);
  read = runBackMainPass(table, read).text;
  read = runBackPass(passes.correct, table.classesOf, read);
  const cellOf = originsOf(read);
  const origins: number[] = [];
  let text = '';
  read.values.forEach((symbol, index) => {
    const character = String.fromCodePoint(characters[symbol]?.codePoint ?? 0);
    text += character;
    for (let unit = 0; unit < character.length; unit += 1) origins.push(cellOf[index] ?? 0);
  });
  return { text, origins };
}
