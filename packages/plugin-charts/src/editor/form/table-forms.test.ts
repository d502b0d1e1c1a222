import { describe, expect, it } from '@jest/globals';
import type { ListColumn } from './field-shapes.js';
import { readNumber } from './read-number.js';
import { listOfRows, rowsOfList } from './list-rows.js';
import { tableFormOf } from './table-forms.js';

describe('numbers that people write', () => {
  it.each([
    ['2,5', 'de', 2.5],
    ['2.5', 'de', 2.5],
    ['1.234', 'de', 1234],
    ['1.234,5', 'de', 1234.5],
    ['1,234.5', 'en', 1234.5],
    ['1,234', 'en', 1234],
    ['\u22123', 'de', -3],
    ['12 000', 'de', 12000],
    [',5', 'de', 0.5],
    ['', 'de', undefined],
    ['rund 3', 'de', undefined],
    ['1.2.3', 'de', undefined],
    ['12 kg', 'de', 12],
    ['3,50 €', 'en', 3.5],
  ] as const)('%j in %s', (text, language, value) => {
    expect(readNumber(text, language)).toBe(value);
  });
});

describe('a table in a grid', () => {
  const table = {
    names: ['Wien', 'Graz'],
    series: [
      { name: '2020', values: [1.92, null] },
      { name: '2024', values: [2, 0.3] },
    ],
  };

  const form = tableFormOf(table);

  it('has the names of its series above, and comes back as it was', () => {
    const rows = form?.rows(table, 'de') ?? [];
    expect(rows).toEqual([
      ['', '2020', '2024'],
      ['Wien', '1,92', '2'],
      ['Graz', '', '0,3'],
    ]);
    expect(form?.read(rows, 'de')).toEqual(table);
  });

  it('leaves out blank rows and columns at its end, and keeps what is no number as it was typed', () => {
    const rows = [
      ['', 'a', '', ''],
      ['x', ' 1 ', '', ''],
      ['', '', '', ''],
      ['y', 'viel', '', ''],
      ['', '', '', ''],
    ];
    expect(form?.read(rows, 'de')).toEqual({
      names: ['x', '', 'y'],
      series: [{ name: 'a', values: [1, null, 'viel'] }],
    });
  });
});

describe('other data in a grid', () => {
  it.each([
    [
      'names with values',
      { names: ['a', 'b'], values: [1, null] },
      [
        ['', ''],
        ['a', '1'],
        ['b', ''],
      ],
    ],
    [
      'groups of values',
      {
        groups: [
          { name: 'A', values: [1, 2.5] },
          { name: 'B', values: [3] },
        ],
      },
      [
        ['A', 'B'],
        ['1', '3'],
        ['2,5', ''],
      ],
    ],
    [
      'points of series that share x',
      {
        series: [
          {
            name: 'A',
            points: [
              [1, 2],
              [3, 4],
            ],
          },
          {
            name: 'B',
            points: [
              [1, 5],
              [3, 6],
            ],
          },
        ],
      },
      [
        ['x', 'A', 'B'],
        ['1', '2', '5'],
        ['3', '4', '6'],
      ],
    ],
    [
      'points of series with x of their own',
      {
        series: [
          { name: 'A', points: [[1, 2]] },
          { name: 'B', points: [[7, 5]] },
        ],
      },
      [
        ['x', 'A', 'B'],
        ['1', '2', ''],
        ['7', '', '5'],
      ],
    ],
  ])('%s come back as they were', (_case, values, rows) => {
    const of = tableFormOf(values);
    expect(of?.rows(values, 'de')).toEqual(rows);
    expect(of?.read(rows, 'de')).toEqual(values);
  });

  it('is none where a chart has no table', () => {
    expect(tableFormOf({ from: 1, points: [] })).toBeUndefined();
  });
});

describe('where the schema finds what a cell says', () => {
  it('counts only the filled cells of a group', () => {
    const form = tableFormOf({ groups: [] });
    const rows = [
      ['A', 'B'],
      ['1', ''],
      ['', '3'],
      ['2', 'viel'],
    ];
    expect(form?.pathOf(3, 0, rows)).toEqual(['groups', 0, 'values', 1]);
    expect(form?.pathOf(3, 1, rows)).toEqual(['groups', 1, 'values', 1]);
    expect(form?.pathOf(0, 1, rows)).toEqual(['groups', 1, 'name']);
  });

  it('counts only the points of a series, and finds a value of x at the first series of its row', () => {
    const form = tableFormOf({ series: [{ name: 'A', points: [] }] });
    const rows = [
      ['x', 'A', 'B'],
      ['1', '2', ''],
      ['7', '', '5'],
      ['weit', '', '6'],
    ];
    expect(form?.pathOf(3, 0, rows)).toEqual(['series', 1, 'points', 1, 0]);
    expect(form?.pathOf(3, 2, rows)).toEqual(['series', 1, 'points', 1, 1]);
    expect(form?.pathOf(1, 1, rows)).toEqual(['series', 0, 'points', 0, 1]);
    expect(form?.pathOf(0, 2, rows)).toEqual(['series', 1, 'name']);
  });
});

describe('a list in a grid', () => {
  const number = { kind: 'number', min: undefined, max: undefined, isWhole: false } as const;
  const columns: readonly ListColumn[] = [
    { name: 'at', shape: { ...number, empty: 'missing' }, shift: 0 },
    { name: 'to', shape: { ...number, empty: 'null' }, shift: 1 },
    { name: 'name', shape: { kind: 'text', maxLength: 20, isLong: false }, shift: 0 },
  ];

  it('has a column for each property, and comes back as it was', () => {
    const list = [
      { at: -3.5, to: null, name: 'A' },
      { at: 2, to: 4, name: '' },
    ];
    const rows = rowsOfList(list, columns, ['Stelle', 'Bis', 'Name'], 'de');
    expect(rows.slice(1)).toEqual([
      ['-3,5', '', 'A'],
      ['2', '5', ''],
    ]);
    expect(listOfRows(rows, columns, 'de')).toEqual(list);
  });

  it('leaves out a number that is missing, so that the schema names it', () => {
    expect(listOfRows([[], ['', '', 'B']], columns, 'de')).toEqual([{ to: null, name: 'B' }]);
  });

  it('may hold plain values', () => {
    const plain: readonly ListColumn[] = [
      { name: undefined, shape: { ...number, empty: 'missing' }, shift: 0 },
    ];
    const rows = rowsOfList([3, 4.5], plain, ['Wert'], 'en');
    expect(rows).toEqual([['Wert'], ['3'], ['4.5']]);
    expect(listOfRows(rows, plain, 'en')).toEqual([3, 4.5]);
  });
});
