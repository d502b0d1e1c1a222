import type { Cell } from '@tastwerk/editor-core/braille';
import type { DotGrid } from '../embossing/dot-grid.js';

/** Columns and rows of pins in a cell of a display. */
const CELL = { across: 2, down: 4 } as const;

/** The rows of cells of `pins`, a byte for each cell: its left column from the top in bits 0 to 3, its right one in bits 4 to 7. */
export function cellRows(pins: DotGrid): readonly Uint8Array[] {
  return Array.from({ length: Math.ceil(pins.rows / CELL.down) }, (_, row) =>
    Uint8Array.from({ length: Math.ceil(pins.columns / CELL.across) }, (__, column) =>
      pins.cellAt({ column: column * CELL.across, row: row * CELL.down }, CELL.across, CELL.down),
    ),
  );
}

/** `cells` of braille in the order of {@link cellRows}, cut or filled up with blank cells to `count`. */
export function textBytes(cells: readonly Cell[], count: number): Uint8Array {
  return Uint8Array.from({ length: count }, (_, index) => {
    const cell = cells[index] ?? 0;
    const left = (cell & 0b111) | ((cell >> 3) & 0b1000);
    const right = ((cell >> 3) & 0b111) | ((cell >> 4) & 0b1000);
    return left | (right << 4);
  });
}

/** The cell of braille that a byte of {@link textBytes} shows. */
export function cellOfByte(byte: number): Cell {
  const [left, right] = [byte & 0b1111, byte >> 4];
  return (left & 0b111) | ((left & 0b1000) << 3) | ((right & 0b111) << 3) | ((right & 0b1000) << 4);
}
