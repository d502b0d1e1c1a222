import type { GridRow } from './braille-rows.js';
import type { EmbosserGrid } from './grids.js';
import type { EmbossedSheet } from './rasterise.js';
import { isOnSheet, rowsMeet, touchesDrawing } from './row-conflicts.js';

/** What makes a row of braille unreadable on a raster, the worst first. */
export const GRID_PROBLEM_KINDS = ['off-sheet', 'askew', 'rows-meet', 'touches-drawing'] as const;

export type GridProblemKind = (typeof GRID_PROBLEM_KINDS)[number];

/** A row of braille that a raster does not hold as it should. */
export interface GridProblem {
  readonly kind: GridProblemKind;
  readonly row: GridRow;
}

/** What of the braille on a sheet cannot be read as it is embossed: for each row the worst, in the order of the sheet. */
export function gridProblems({ drawing, rows }: EmbossedSheet, grid: EmbosserGrid): readonly GridProblem[] {
  const worst = (row: GridRow): GridProblemKind | undefined => {
    if (!isOnSheet(row, drawing)) return 'off-sheet';
    if (row.isAskew) return 'askew';
    if (rows.some((other) => other !== row && rowsMeet(row, other, grid))) return 'rows-meet';
    return touchesDrawing(row, drawing, grid) ? 'touches-drawing' : undefined;
  };
  return rows.flatMap((row) => {
    const kind = worst(row);
    return kind === undefined ? [] : [{ kind, row }];
  });
}
