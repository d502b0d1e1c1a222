import type { BrailleReading, Cell } from '@tastwerk/editor-core/braille';
import { readInPieces } from './read-pieces.js';
import type { LoadedBackTable } from './translate/back/loaded-back-table.js';
import { readCells } from './translate/back/read-cells.js';

/**
 * Reads a line of cells of six or eight dots as a table's braille, as `lou_backTranslate` of liblouis does. A line of more
 * than 2,000 cells is read in pieces that end behind a blank: signs for a run of capitals do not reach into the next one.
 */
export function readLine(table: LoadedBackTable, cells: readonly Cell[]): BrailleReading {
  return readInPieces(cells, (piece) => {
    const { text, origins, unreadable } = readCells(table, piece);
    return { text, sourceIndex: origins, unread: unreadable };
  });
}
