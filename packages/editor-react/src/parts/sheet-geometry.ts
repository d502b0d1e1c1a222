import type { BraillePagesLayout } from '@tastwerk/editor-core';
import { type BraillePage, type Cell, type CellSize, frameHeightOf } from '@tastwerk/editor-core/braille';
import type { Point } from '@tastwerk/editor-core/geometry';
import {
  BRAILLE_LINE_MM,
  brailleDotCentres,
  DOT_GEOMETRY,
  embossedRows,
  firstDot,
  textOrigin,
} from '@tastwerk/editor-core/scene';

/** The room of one cell that stands on no paper, in mm. */
export const CELL_MM: CellSize = { width: DOT_GEOMETRY.cellSpacingMm, height: BRAILLE_LINE_MM };

/** Rows that a page has below its top margin, those for its number and its running head included. */
export function rowsOfPage(layout: BraillePagesLayout): number {
  return layout.rowsPerPage + frameHeightOf(layout);
}

/**
 * The dots of `rows` as path data of points without length, to be stroked with round ends: one element for a whole page.
 * `first` is the centre of dot 1 of the first cell in mm.
 */
export function dotPath(rows: readonly (readonly Cell[])[], first: Point, cell: CellSize): string {
  return embossedRows(rows, first, cell)
    .flatMap(brailleDotCentres)
    .map(({ x, y }) => `M${x.toFixed(2)} ${y.toFixed(2)}h0`)
    .join('');
}

/** The dots of a page at their true places on the sheet, as `dotPath` writes them. */
export function pageDots(page: BraillePage, cell: CellSize): string {
  return dotPath(page.rows, firstDot(page, cell), cell);
}

/** The row and column, from 0, whose room holds a point of the sheet in mm; it may lie beside the text. */
export function cellAtPoint(
  point: Point,
  page: Pick<BraillePage, 'marginLeft' | 'marginTop'>,
  cell: CellSize,
): { readonly row: number; readonly column: number } {
  const origin = textOrigin(page, cell);
  return {
    row: Math.floor((point.y - origin.y) / cell.height),
    column: Math.floor((point.x - origin.x) / cell.width),
  };
}
