import type { Cell } from '@tastwerk/editor-core/braille';

/**
 * Dots of a cell with eight dots, column by column: the left one from the top in bits 0 to 3, the right one in bits 4 to 7, as displays of pins take them.
 * In Unicode, and so in the core, dots 7 and 8 are the last bits.
 */
export function cellOfColumns(bits: number): Cell {
  const [left, right] = [bits & 0b1111, bits >> 4];
  return (left & 0b111) | ((left & 0b1000) << 3) | ((right & 0b111) << 3) | ((right & 0b1000) << 4);
}

/** The other way round. */
export function columnsOfCell(cell: Cell): number {
  const left = (cell & 0b111) | ((cell >> 3) & 0b1000);
  const right = ((cell >> 3) & 0b111) | ((cell >> 4) & 0b1000);
  return left | (right << 4);
}
