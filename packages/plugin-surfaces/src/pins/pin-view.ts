import type { Point } from '@tastwerk/editor-core/geometry';
import { type DotGrid, indexAt, type Place } from '../embossing/dot-grid.js';
import type { PinDisplay } from './displays.js';

type Size = Pick<PinDisplay, 'columns' | 'rows'>;

/** Which part of a sheet a display shows: the pins of the sheet at its upper left corner, below 0 where the sheet is smaller and stands in the middle. */
export type PinView = Place;

/** The nearest view that shows nothing beyond the sheet; a side on which the sheet is smaller than the display is in the middle. */
export function viewWithin({ column, row }: PinView, sheet: Size, display: Size): PinView {
  const along = (start: number, pins: number, shown: number) =>
    pins <= shown ? Math.floor((pins - shown) / 2) : Math.min(Math.max(0, start), pins - shown);
  return {
    column: along(column, sheet.columns, display.columns),
    row: along(row, sheet.rows, display.rows),
  };
}

/** The view a half of the display further to the right (1), the left (-1), down (1) or up (-1). */
export function panned(
  view: PinView,
  { right = 0, down = 0 }: { readonly right?: -1 | 0 | 1; readonly down?: -1 | 0 | 1 },
  sheet: Size,
  display: Size,
): PinView {
  const further = {
    column: view.column + (right * display.columns) / 2,
    row: view.row + (down * display.rows) / 2,
  };
  return viewWithin(further, sheet, display);
}

/** The view that has `place` of the sheet, in mm, in its middle, as far as the sheet reaches. */
export function viewAround({ x, y }: Point, sheet: DotGrid, display: Size): PinView {
  const centre = { column: indexAt(x, sheet.stepMm), row: indexAt(y, sheet.stepMm) };
  const start = {
    column: centre.column - Math.floor(display.columns / 2),
    row: centre.row - Math.floor(display.rows / 2),
  };
  return viewWithin(start, sheet, display);
}

/** The place on the sheet, in mm, of a pin of the display. */
export function placeOnSheet(pin: Place, view: PinView, stepMm: number): Point {
  return { x: (view.column + pin.column + 0.5) * stepMm, y: (view.row + pin.row + 0.5) * stepMm };
}
