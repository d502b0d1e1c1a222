import type { BraillePagesLayout } from '@tastwerk/editor-core';
import { type BraillePage, type Cell, frameHeightOf } from '@tastwerk/editor-core/braille';
import type { Point } from '@tastwerk/editor-core/geometry';
import {
  BRAILLE_LINE_MM,
  type BraillePrimitive,
  brailleDotCentres,
  DOT_GEOMETRY,
} from '@tastwerk/editor-core/scene';

/** The room of one cell on an embossed page in mm. */
export const CELL_MM = { width: DOT_GEOMETRY.cellSpacingMm, height: BRAILLE_LINE_MM } as const;

/** From the top left of a cell's room to the centre of its dot 1, so that the dots stand in the middle; mm. */
const FIRST_DOT_MM = {
  x: (CELL_MM.width - DOT_GEOMETRY.dotSpacingMm) / 2,
  y: (CELL_MM.height - 2 * DOT_GEOMETRY.dotSpacingMm) / 2,
} as const;

/** Where the text of a page begins on its sheet, in mm from the sheet's top left. */
export function textOrigin({ marginLeft, marginTop }: Pick<BraillePage, 'marginLeft' | 'marginTop'>): Point {
  return { x: marginLeft * CELL_MM.width, y: marginTop * CELL_MM.height };
}

/** Rows that a page has below its top margin, those for its number and its running head included. */
export function rowsOfPage(layout: BraillePagesLayout): number {
  return layout.rowsPerPage + frameHeightOf(layout);
}

/**
 * The dots of `rows` as path data of points without length, to be stroked with round ends: one element for a whole page.
 * `firstDot` is the centre of dot 1 of the first cell in mm.
 */
export function dotPath(rows: readonly (readonly Cell[])[], firstDot: Point): string {
  const centresOf = (cells: readonly Cell[], row: number) => {
    const line: Omit<BraillePrimitive, 'type' | 'layer' | 'objectId'> = {
      cells,
      origin: { x: firstDot.x, y: firstDot.y + row * CELL_MM.height },
      angle: 0,
      dots: DOT_GEOMETRY,
      ink: '',
      text: '',
    };
    return brailleDotCentres(line);
  };
  return rows
    .flatMap(centresOf)
    .map(({ x, y }) => `M${x.toFixed(2)} ${y.toFixed(2)}h0`)
    .join('');
}

/** The centre of dot 1 of the first cell of a page, in mm from the sheet's top left. */
export function firstDot(page: Pick<BraillePage, 'marginLeft' | 'marginTop'>): Point {
  const { x, y } = textOrigin(page);
  return { x: x + FIRST_DOT_MM.x, y: y + FIRST_DOT_MM.y };
}

/** The dots of a page at their true places on the sheet, as `dotPath` writes them. */
export function pageDots(page: BraillePage): string {
  return dotPath(page.rows, firstDot(page));
}

/** The row and column, from 0, whose room holds a point of the sheet in mm; it may lie beside the text. */
export function cellAtPoint(
  point: Point,
  page: Pick<BraillePage, 'marginLeft' | 'marginTop'>,
): { readonly row: number; readonly column: number } {
  const origin = textOrigin(page);
  return {
    row: Math.floor((point.y - origin.y) / CELL_MM.height),
    column: Math.floor((point.x - origin.x) / CELL_MM.width),
  };
}
