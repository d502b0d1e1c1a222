import { describe, expect, it } from '@jest/globals';
import { fullRows, pasted, withoutColumns, withoutRows, withRow } from './grid-model.js';

const ROWS = [
  ['Stadt', 'Menschen'],
  ['Wien', '2'],
  ['Bonn', '3'],
];
const LIMITS = { rows: 5, columns: 3 };

describe('the rows of a grid', () => {
  it('are filled up to the longest, and two at least', () => {
    expect(fullRows([])).toEqual([[''], ['']]);
    expect(fullRows([['a', 'b'], ['c']])).toEqual([
      ['a', 'b'],
      ['c', ''],
    ]);
    expect(fullRows(ROWS)).toBe(ROWS);
  });

  it('grow for what is pasted, and keep the rows that it does not touch', () => {
    const { rows, block, isCut } = pasted(ROWS, { row: 2, column: 1 }, [['7', '8'], ['9']], LIMITS);
    expect(rows).toEqual([
      ['Stadt', 'Menschen', ''],
      ['Wien', '2', ''],
      ['Bonn', '7', '8'],
      ['', '9', ''],
    ]);
    expect([block, isCut]).toEqual([{ top: 2, left: 1, bottom: 3, right: 2 }, false]);
    expect(pasted(ROWS, { row: 1, column: 0 }, [['Ulm', '1']], LIMITS).rows[2]).toBe(ROWS[2]);
  });

  it('grow no further than their limits, and say so', () => {
    const many = Array.from({ length: 9 }, () => ['1', '2', '3']);
    const { rows, isCut } = pasted(ROWS, { row: 2, column: 1 }, many, LIMITS);
    expect([rows.length, rows[0]?.length, isCut]).toEqual([5, 3, true]);
  });

  it('keep the names of columns and one row and one column to type in', () => {
    expect(withoutRows(ROWS, 0, 2)).toEqual([ROWS[0], ['', '']]);
    expect(withoutRows(ROWS, 0, 0)).toBe(ROWS);
    expect(withoutColumns(ROWS, 0, 1)).toEqual([[''], [''], ['']]);
    expect(withoutColumns(ROWS, 1, 1)).toEqual([['Stadt'], ['Wien'], ['Bonn']]);
    expect(withRow(ROWS, 0)[1]).toEqual(['', '']);
  });
});
