import type { BraillePagesLayout } from '@tastwerk/editor-core';
import type { CellPlace } from '@tastwerk/editor-core/braille';
import { rowsOfPage } from '../../parts/sheet-geometry.js';

/**
 * Where a key moves the cursor from `place`: arrows by a cell or a row, Home and End to the ends of the row, Page Up and Page
 * Down to the same place on the next page. It stays within the text area; undefined for any other key.
 */
export function moveCursor(
  key: string,
  place: CellPlace,
  layout: BraillePagesLayout,
  pageCount: number,
): CellPlace | undefined {
  const lastColumn = layout.cellsPerRow - 1;
  const lastRow = rowsOfPage(layout) - 1;
  const { page, row, column } = place;
  switch (key) {
    case 'ArrowLeft':
      return { ...place, column: Math.max(0, column - 1) };
    case 'ArrowRight':
      return { ...place, column: Math.min(lastColumn, column + 1) };
    case 'ArrowUp':
      return { ...place, row: Math.max(0, row - 1) };
    case 'ArrowDown':
      return { ...place, row: Math.min(lastRow, row + 1) };
    case 'Home':
      return { ...place, column: 0 };
    case 'End':
      return { ...place, column: lastColumn };
    case 'PageUp':
      return { ...place, page: Math.max(0, page - 1) };
    case 'PageDown':
      return { ...place, page: Math.min(pageCount - 1, page + 1) };
    default:
      return undefined;
  }
}
