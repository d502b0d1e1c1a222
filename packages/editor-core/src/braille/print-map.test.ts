import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { everyLetters } from '../../test/braille-paragraphs.js';
import { blank } from '../../test/documents.js';
import { fakeLookup } from '../../test/fake-braille.js';
import type { Document } from '../document/schema.js';
import { paginateDocument } from './paginate.js';
import { BLANK_CELL } from '../translator/cells.js';
import { cellsOfPrint, printOfCell, signsOfRow } from './print-map.js';

const CONTENT = ['braillePages', 'content'];

function pagesOf(content: string, layout: Partial<Document['braillePages']> = {}) {
  const braillePages = { ...blank().braillePages, cellsPerRow: 12, ...layout, content };
  return paginateDocument({ ...blank(), braillePages }, { ...fakeLookup, hyphenator: everyLetters(4) });
}

describe('cells and print', () => {
  it('PAGINATE-12 lead to each other', () => {
    const pagination = pagesOf('Am Teich\n- Fisch');
    const place = (row: number, column: number) => printOfCell(pagination, { page: 0, row, column });
    expect(place(0, 1)).toBeUndefined();
    expect(place(0, 2)).toEqual({ path: CONTENT, start: 0, end: 1 });
    expect(place(0, 6)).toEqual({ path: CONTENT, start: 4, end: 6 });
    expect(place(1, 4)).toEqual({ path: CONTENT, start: 13, end: 16 });
    expect(place(1, 5)).toBeUndefined();
    expect(place(2, 0)).toBeUndefined();
    const cells = (start: number, end: number) => cellsOfPrint(pagination, { path: CONTENT, start, end });
    expect(cells(5, 6)).toEqual([{ page: 0, row: 0, from: 6, to: 7 }]);
    expect(cells(14, 14)).toEqual([{ page: 0, row: 1, from: 4, to: 5 }]);
    expect(cells(3, 12)).toEqual([
      { page: 0, row: 0, from: 5, to: 8 },
      { page: 0, row: 1, from: 0, to: 3 },
    ]);
    expect(cells(100, 101)).toEqual([]);
    expect(cellsOfPrint(pagination, { path: ['graphicTitle'], start: 0, end: 5 })).toEqual([]);
  });

  it('PAGINATE-12 count the added hyphen for the sign before it, and a divided word for both its rows', () => {
    const pagination = pagesOf('Ein Wolkenhimmel');
    expect(printOfCell(pagination, { page: 0, row: 0, column: 9 })).toEqual({
      path: CONTENT,
      start: 7,
      end: 8,
    });
    expect(printOfCell(pagination, { page: 0, row: 0, column: 10 })).toEqual({
      path: CONTENT,
      start: 7,
      end: 8,
    });
    expect(cellsOfPrint(pagination, { path: CONTENT, start: 4, end: 16 })).toEqual([
      { page: 0, row: 0, from: 6, to: 10 },
      { page: 0, row: 1, from: 0, to: 8 },
    ]);
  });

  it('PAGINATE-12 of a row are its signs with their print', () => {
    const pagination = pagesOf('Ein Wolkenhimmel', { pageNumbers: true, rowsPerPage: 3 });
    const prints = (row: number) => signsOfRow(pagination, { page: 0, row }).map(({ print }) => print);
    expect(prints(0).join('')).toBe('Ein Wolk');
    expect(prints(1).join('|')).toBe('e|n|h|i|m|m|e|l');
    expect(signsOfRow(pagesOf('Teich'), { page: 0, row: 0 })).toEqual([
      { from: 2, to: 3, print: 'T' },
      { from: 3, to: 4, print: 'ei' },
      { from: 4, to: 5, print: 'ch' },
    ]);
    expect(prints(3)).toEqual([]);
    expect(prints(9)).toEqual([]);
  });

  it('PAGINATE-12 lead from no page number', () => {
    const pagination = pagesOf('Ein', { pageNumbers: true, rowsPerPage: 3 });
    expect(printOfCell(pagination, { page: 0, row: 3, column: 11 })).toBeUndefined();
    expect(pagination.pages[0]?.rows[3]).toHaveLength(12);
  });

  it('PAGINATE-12 lead there and back for every cell of any text', () => {
    const letters = fc.constantFrom(...'Aabcdehimnrstu  \n-');
    const texts = fc.array(letters, { maxLength: 300 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, fc.integer({ min: 10, max: 20 }), (content, cellsPerRow) => {
        const pagination = pagesOf(content, { cellsPerRow, rowsPerPage: 5 });
        pagination.pages.forEach(({ rows, sources }, page) =>
          rows.forEach((cells, row) =>
            cells.forEach((cell, column) => {
              const print = printOfCell(pagination, { page, row, column });
              if (print === undefined) return void expect(cell).toBe(BLANK_CELL);
              const source = sources[row];
              const isHyphen = source?.addsHyphen === true && column === cells.length - 1;
              const ranges = cellsOfPrint(pagination, print);
              const isThere = ranges.some(
                (range) =>
                  range.page === page && range.row === row && range.from <= column && column < range.to,
              );
              expect(isThere || isHyphen).toBe(true);
            }),
          ),
        );
      }),
      { numRuns: 40 },
    );
  });
});
