import { describe, expect, it } from '@jest/globals';
import { letterPages } from '../../test/letter-braille.js';
import { moveCursor } from '../plugins/braille-pages/cell-cursor.js';
import { CELL_MM, cellAtPoint, pageDots, rowsOfPage } from './sheet-geometry.js';

describe('the geometry of an embossed sheet', () => {
  it('puts the dots in the middle of cells of 6 by 10 mm, behind the margins', () => {
    const page = { rows: [[1, 0b100001]], marginLeft: 2, marginTop: 1, sources: [] };
    expect(pageDots(page, CELL_MM)).toBe('M13.75 12.50h0M19.75 12.50h0M22.25 17.50h0');
    const wide = { width: 6.2, height: 10 };
    expect(pageDots(page, wide)).toBe('M14.25 12.50h0M20.45 12.50h0M22.95 17.50h0');
  });

  it('finds the cell of a point', () => {
    const margins = { marginLeft: 1, marginTop: 1 };
    expect(cellAtPoint({ x: 6.1, y: 10.1 }, margins, CELL_MM)).toEqual({ row: 0, column: 0 });
    expect(cellAtPoint({ x: 17.9, y: 39.9 }, margins, CELL_MM)).toEqual({ row: 2, column: 1 });
    expect(cellAtPoint({ x: 1, y: 1 }, margins, CELL_MM)).toEqual({ row: -1, column: -1 });
  });

  it('counts the row of page numbers', () => {
    const { document } = letterPages('Regen', { pageNumbers: true, rowsPerPage: 20 });
    expect(rowsOfPage(document.braillePages)).toBe(21);
  });
});

describe('moveCursor', () => {
  const { document } = letterPages('Regen', { cellsPerRow: 30, rowsPerPage: 20 });
  const from = { page: 1, row: 19, column: 0 };
  it.each([
    ['ArrowLeft', from],
    ['ArrowRight', { ...from, column: 1 }],
    ['ArrowUp', { ...from, row: 18 }],
    ['ArrowDown', from],
    ['End', { ...from, column: 29 }],
    ['Home', from],
    ['PageUp', { ...from, page: 0 }],
    ['PageDown', { ...from, page: 2 }],
    ['x', undefined],
  ])('%s', (key, to) => {
    expect(moveCursor(key, from, document.braillePages, 3)).toEqual(to);
  });
});
