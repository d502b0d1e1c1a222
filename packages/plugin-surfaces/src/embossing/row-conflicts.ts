import type { GridRow, PlaceBox } from './braille-rows.js';
import type { DotGrid } from './dot-grid.js';
import type { EmbosserGrid } from './grids.js';

/** Steps between two parts of a raster, across and down: 0 where they share a column or row. */
function stepsBetween(one: PlaceBox, other: PlaceBox) {
  return {
    across: Math.max(0, one.left - other.right, other.left - one.right),
    down: Math.max(0, one.top - other.bottom, other.top - one.bottom),
  };
}

/** Whether a finger takes two rows for one: no more lies between them than between cells, or between the dots of a cell. */
export function rowsMeet(one: GridRow, other: GridRow, { dotSteps, cellSteps }: EmbosserGrid): boolean {
  const { across, down } = stepsBetween(one.box, other.box);
  return across <= cellSteps - dotSteps && down <= dotSteps;
}

/** Whether a row lies on the sheet wholly. */
export function isOnSheet({ box: { left, top, right, bottom } }: GridRow, sheet: DotGrid): boolean {
  return sheet.holds({ column: left, row: top }) && sheet.holds({ column: right, row: bottom });
}

/** Whether dots of the drawing stand as close to a row as the dots of its cells to each other. */
export function touchesDrawing({ box }: GridRow, drawing: DotGrid, { dotSteps }: EmbosserGrid): boolean {
  for (let row = box.top - dotSteps; row <= box.bottom + dotSteps; row += 1) {
    for (let column = box.left - dotSteps; column <= box.right + dotSteps; column += 1) {
      if (drawing.has({ column, row })) return true;
    }
  }
  return false;
}
