import type { ChartLanguage } from '../../sheet/sheet.js';
import type { ListColumn } from './field-shapes.js';
import { type GridTexts, isBlank, numberOf, written } from './table-forms.js';

/** The list `values` as rows of a grid with `names` above its columns. */
export function rowsOfList(
  values: readonly unknown[],
  columns: readonly ListColumn[],
  names: readonly string[],
  language: ChartLanguage,
): GridTexts {
  const cellOf = (value: unknown, { name, shift }: ListColumn): string => {
    if (name === undefined) return written(value, language);
    const isRecord = typeof value === 'object' && value !== null;
    const own: unknown = isRecord ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;
    return written(typeof own === 'number' ? own + shift : own, language);
  };
  return [names, ...values.map((value) => columns.map((column) => cellOf(value, column)))];
}

/** The list that the rows of a grid say; blank rows at the end are none. */
export function listOfRows(
  rows: GridTexts,
  columns: readonly ListColumn[],
  language: ChartLanguage,
): readonly unknown[] {
  const read = (text: string, { shape, shift }: ListColumn): unknown => {
    if (shape.kind !== 'number') return text.trim();
    const value = numberOf(text, language);
    // An empty cell is null, or left out, as the schema wants it.
    if (value === null && shape.empty !== 'null') return undefined;
    return typeof value === 'number' ? value - shift : value;
  };
  const last = rows.findLastIndex((row) => !row.every(isBlank));
  return rows.slice(1, last + 1).map((row) => {
    const values = columns.map((column, index) => [column.name, read(row[index] ?? '', column)] as const);
    const [[name, value] = []] = values;
    if (name === undefined) return value;
    return Object.fromEntries(values.filter(([, cell]) => cell !== undefined));
  });
}
