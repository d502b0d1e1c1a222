import type { DataColumn, DataTable } from '../data/index.js';
import { writtenYear } from '../data/read-date.js';
import type { ChartTypeName } from '../types/index.js';

/** Headers of columns that count the rows; tables of programs have none. */
const COUNTER_HEADER = /^(?:#|id|index|(?:lfd\.? ?)?nr\.?|no\.?|)$/iu;

/** Whether `column` is the first and counts the rows: it says nothing that a chart shows. */
export function isCounter({ columns }: DataTable, column: DataColumn): boolean {
  const { header, values } = column;
  if (column !== columns[0] || columns.length < 2 || !COUNTER_HEADER.test(header)) return false;
  const [first] = values;
  return (
    values.length > 1 && (first === 0 || first === 1) && values.every((value, row) => value === first + row)
  );
}

/** Types whose rows may stand in the header. */
const OF_NAMES: readonly string[] = ['bar', 'line', 'pie', 'pictogram'];

/** Whether the columns of `table` are what a chart of `type` has as rows: where it has one row, or lines over years. */
export function isLying(type: ChartTypeName, { columns, rowCount, detected }: DataTable): boolean {
  if (!OF_NAMES.includes(type) || !detected.hasHeader) return false;
  const numbers = columns.filter(({ kind }) => kind === 'numbers');
  const isWide = numbers.length > 1 && columns.length - numbers.length <= 1;
  if (!isWide || columns.some(({ kind }) => kind === 'dates')) return false;
  return rowCount === 1 || (type === 'line' && numbers.every(({ header }) => writtenYear(header)));
}

/** `table` with its columns as rows. */
export function turned(table: DataTable): DataTable {
  const numbers = table.columns.filter(({ kind }) => kind === 'numbers');
  const names = table.columns.find(({ kind }) => kind !== 'numbers');
  const [{ unit } = {}] = numbers;
  const isOneUnit = unit !== undefined && numbers.every((column) => column.unit === unit);
  const headers = numbers.map(({ header }) => header);
  const years = headers.map((header) => writtenYear(header)?.value ?? null);
  const rows: DataColumn = {
    kind: years.includes(null) ? 'names' : 'dates',
    column: 1,
    header: names?.header ?? '',
    texts: headers,
    values: years,
  };
  const series = Array.from({ length: table.rowCount }, (_, row): DataColumn => ({
    kind: 'numbers',
    column: row + 2,
    header: names?.texts[row] ?? '',
    ...(isOneUnit ? { unit } : {}),
    texts: numbers.map(({ texts }) => texts[row] ?? ''),
    values: numbers.map(({ values }) => values[row] ?? null),
  }));
  return { ...table, columns: [rows, ...series], rowCount: numbers.length };
}
