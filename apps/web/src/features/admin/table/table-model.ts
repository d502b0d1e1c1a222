import {
  type ColumnDef,
  createTable,
  getCoreRowModel,
  getFilteredRowModel,
  getSortedRowModel,
  type Table,
} from '@tanstack/react-table';
import type { AdminColumn } from './column.js';
import type { TableUrl } from './use-table-url.js';

/** Who puts rows in order and leaves out what is not looked for: the server, which knows all rows, or the page, which has them all. */
export type TableOrder = 'server' | 'page';

function compare(one: unknown, other: unknown, language: string): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), language, { numeric: true });
}

/** The table of `rows` as the address says it is looked at. */
export function tableModel<Row>(
  rows: readonly Row[],
  columns: readonly AdminColumn<Row>[],
  { search, sort, turned }: Pick<TableUrl, 'search' | 'sort' | 'turned'>,
  order: TableOrder,
  language: string,
): Table<Row> {
  const definitions: ColumnDef<Row>[] = columns.map(({ id, title, value, canSort = true }) => ({
    id,
    header: title,
    accessorFn: value,
    enableSorting: canSort,
    sortingFn: (one, other) => compare(one.getValue(id), other.getValue(id), language),
  }));
  const table = createTable<Row>({
    data: [...rows],
    columns: definitions,
    state: {},
    onStateChange: () => undefined,
    renderFallbackValue: null,
    manualSorting: order === 'server',
    manualFiltering: order === 'server',
    globalFilterFn: 'includesString',
    getColumnCanGlobalFilter: () => true,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
    getFilteredRowModel: getFilteredRowModel(),
  });
  table.setOptions((options) => ({
    ...options,
    state: {
      ...table.initialState,
      globalFilter: search,
      sorting: sort ? [{ id: sort.id, desc: sort.isDescending }] : [],
      columnVisibility: Object.fromEntries(
        columns.map(({ id, isMinor = false }) => [id, isMinor === turned.includes(id)]),
      ),
    },
  }));
  return table;
}
