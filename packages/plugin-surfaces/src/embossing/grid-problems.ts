import type { GridRow, PlaceBox } from './braille-rows.js';
import type { DotGrid, Place } from './dot-grid.js';
import type { EmbosserGrid } from './grids.js';
import type { EmbossedSheet } from './rasterise.js';

/** What makes a row of braille unreadable on a raster, the worst first. */
export const GRID_PROBLEM_KINDS = ['off-sheet', 'askew', 'rows-meet', 'touches-drawing'] as const;

export type GridProblemKind = (typeof GRID_PROBLEM_KINDS)[number];

/** A row of braille that a raster does not hold as it should. */
export interface GridProblem {
  readonly kind: GridProblemKind;
  readonly row: GridRow;
}

/** Steps between two boxes, across and down: 0 where they share a column or row. */
function stepsBetween(one: PlaceBox, other: PlaceBox) {
  return {
    across: Math.max(0, one.left - other.right, other.left - one.right),
    down: Math.max(0, one.top - other.bottom, other.top - one.bottom),
  };
}

/** Whether a finger takes two rows for one: no more lies between them than between cells, or between the dots of a cell. */
function meet(one: PlaceBox, other: PlaceBox, { dotSteps, cellSteps }: EmbosserGrid): boolean {
  const { across, down } = stepsBetween(one, other);
  return across <= cellSteps - dotSteps && down <= dotSteps;
}

/** The rows that stand too close to another one. */
function meetingRows(rows: readonly GridRow[], grid: EmbosserGrid): ReadonlySet<GridRow> {
  const byTop = rows.toSorted((one, other) => one.box.top - other.box.top);
  const found = new Set<GridRow>();
  byTop.forEach((row, index) => {
    for (let next = index + 1; next < byTop.length; next += 1) {
      const other = byTop[next];
      if (!other || other.box.top - row.box.bottom > grid.dotSteps) break;
      if (meet(row.box, other.box, grid)) found.add(row).add(other);
    }
  });
  return found;
}

const keyOf = ({ columns }: DotGrid, { column, row }: Place): number => row * columns + column;

/** Whether dots that are not braille stand as close to a row as the dots of its cells to each other. */
function touchesDrawing({ box }: GridRow, dots: DotGrid, braille: ReadonlySet<number>, steps: number): boolean {
  for (let row = box.top - steps; row <= box.bottom + steps; row += 1) {
    for (let column = box.left - steps; column <= box.right + steps; column += 1) {
      const place = { column, row };
      if (dots.has(place) && !braille.has(keyOf(dots, place))) return true;
    }
  }
  return false;
}

/** What of the braille on a sheet cannot be read as it is embossed: for each row the first that holds, in the order of the sheet. */
export function gridProblems({ dots, rows }: EmbossedSheet, grid: EmbosserGrid): readonly GridProblem[] {
  const meeting = meetingRows(rows, grid);
  const braille = new Set(rows.flatMap((row) => row.dots.map((place) => keyOf(dots, place))));
  return rows.flatMap((row): GridProblem[] => {
    const { left, top, right, bottom } = row.box;
    const isOnSheet = dots.holds({ column: left, row: top }) && dots.holds({ column: right, row: bottom });
    if (!isOnSheet) return [{ kind: 'off-sheet', row }];
    if (row.isAskew) return [{ kind: 'askew', row }];
    if (meeting.has(row)) return [{ kind: 'rows-meet', row }];
    if (touchesDrawing(row, dots, braille, grid.dotSteps)) return [{ kind: 'touches-drawing', row }];
    return [];
  });
}
