import { describe, expect, it } from '@jest/globals';
import type { AdminColumn } from './column.js';
import { tableModel } from './table-model.js';

interface Row {
  readonly name: string;
  readonly count: number;
}

const ROWS: readonly Row[] = [
  { name: 'Zebra', count: 2 },
  { name: 'Äpfel', count: 10 },
  { name: 'Birne', count: 1 },
];

const COLUMNS: readonly AdminColumn<Row>[] = [
  { id: 'name', title: 'Name', value: ({ name }) => name },
  { id: 'count', title: 'Zahl', value: ({ count }) => count },
  { id: 'twice', title: 'Doppelt', value: ({ count }) => count * 2, isMinor: true },
];

function look(
  how: {
    readonly search?: string;
    readonly sort?: { readonly id: string; readonly isDescending: boolean };
    readonly turned?: readonly string[];
  },
  order: 'server' | 'page' = 'page',
) {
  const { search = '', sort = null, turned = [] } = how;
  const table = tableModel(ROWS, COLUMNS, { search, sort, turned }, order, 'de');
  return {
    names: table.getRowModel().rows.map(({ original }) => original.name),
    columns: table.getVisibleLeafColumns().map(({ id }) => id),
  };
}

describe('a table of the administration', () => {
  it('leaves rows in the order they come, and minor columns out', () => {
    expect(look({})).toEqual({ names: ['Zebra', 'Äpfel', 'Birne'], columns: ['name', 'count'] });
  });

  it('sorts texts as the language does and numbers by their size', () => {
    expect(look({ sort: { id: 'name', isDescending: false } }).names).toEqual(['Äpfel', 'Birne', 'Zebra']);
    expect(look({ sort: { id: 'count', isDescending: true } }).names).toEqual(['Äpfel', 'Zebra', 'Birne']);
  });

  it('looks in every column, whatever the case', () => {
    expect(look({ search: 'BIR' }).names).toEqual(['Birne']);
    expect(look({ search: '20' }).names).toEqual(['Äpfel']);
  });

  it('leaves both to the server where that has more rows', () => {
    const { names } = look({ search: 'BIR', sort: { id: 'name', isDescending: false } }, 'server');
    expect(names).toEqual(['Zebra', 'Äpfel', 'Birne']);
  });

  it('shows and hides the columns that are turned', () => {
    expect(look({ turned: ['count', 'twice'] }).columns).toEqual(['name', 'twice']);
  });
});
