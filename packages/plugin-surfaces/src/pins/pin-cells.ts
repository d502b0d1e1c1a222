import type { Cell } from '@tastwerk/editor-core/braille';
import { columnsOfCell } from '../embossing/column-bits.js';
import type { DotGrid } from '../embossing/dot-grid.js';

/** The rows of cells of `pins`, each two pins wide and four high: a byte for each, column by column. */
export function cellRows(pins: DotGrid): readonly Uint8Array[] {
  return pins.cellRows(2, 4).map((row) => Uint8Array.from(row));
}

/** `cells` of braille as a display takes them, cut or filled up with blank cells to `count`. */
export function textBytes(cells: readonly Cell[], count: number): Uint8Array {
  return Uint8Array.from({ length: count }, (_, index) => columnsOfCell(cells[index] ?? 0));
}
