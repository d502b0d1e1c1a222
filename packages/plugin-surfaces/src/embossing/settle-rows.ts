import type { PrimitiveOf } from '@tastwerk/editor-core/scene';
import { type GridRow, rowsOnGrid } from './braille-rows.js';
import type { DotGrid } from './dot-grid.js';
import type { EmbosserGrid } from './grids.js';
import { isOnSheet, rowsMeet, touchesDrawing } from './row-conflicts.js';

/** How much of a row is lost at a place: a row off the sheet loses dots, one beside others its meaning. */
function harm(row: GridRow, others: readonly GridRow[], drawing: DotGrid, grid: EmbosserGrid): number {
  const met = others.filter((other) => rowsMeet(row, other, grid)).length;
  return (isOnSheet(row, drawing) ? 0 : 100) + 2 * met + (touchesDrawing(row, drawing, grid) ? 1 : 0);
}

/**
 * The rows of a sheet at places of the raster where they can be read. A row stays where it begins on paper unless it meets the drawing or
 * another row there, and has a place among those of {@link rowsOnGrid} where it meets less.
 */
export function settledRows(
  primitives: readonly PrimitiveOf<'braille'>[],
  drawing: DotGrid,
  grid: EmbosserGrid,
): readonly GridRow[] {
  const choices = primitives.map((primitive) => rowsOnGrid(primitive, grid));
  const rows = choices.map(([usual]) => usual);
  choices.forEach((places, index) => {
    const others = rows.filter((_, other) => other !== index);
    let [least, chosen] = [Infinity, places[0]];
    for (const place of places) {
      const own = harm(place, others, drawing, grid);
      if (own >= least) continue;
      [least, chosen] = [own, place];
      if (own === 0) break;
    }
    rows[index] = chosen;
  });
  return rows;
}
