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
  /** The indices of the cells that no rule of the table reads. */
  readonly unreadable: readonly number[];
}

/** Reads a line of cells as a table's braille. */
export function readCells(table: LoadedBackTable, cells: readonly number[]): ReadText {
  const { characters } = table.table;
  let read: BackText = { values: cells, places: Array.from({ length: cells.length + 1 }, (_, at) => at) };
  for (const name of CELL_PASSES) read = runBackPass(table.pass(name), table.classesOfCell, read);
  const { text: characterText, unreadable } = runBackMainPass(table, read);
  const missed = new Set(unreadable);
  const missedCells = cells.flatMap((_, cell) => (missed.has(read.places[cell] ?? -1) ? [cell] : []));
  const { values, places } = runBackPass(table.pass('correct'), table.classesOf, characterText);
  const cellOf = originsOf({ values, places });
  const origins: number[] = [];
  let text = '';
  values.forEach((symbol, index) => {
    const character = String.fromCodePoint(characters[symbol]?.codePoint ?? 0);
    text += character;
    for (let unit = 0; unit < character.length; unit += 1) origins.push(cellOf[index] ?? 0);
  });
  return { text, origins, unreadable: missedCells };
}
