import type { ChartLanguage } from '../../sheet/sheet.js';
import { writeNumber } from '../../texts/numbers.js';
import type { ListColumn } from './field-shapes.js';
import { readNumber } from './read-number.js';

/** The texts of a grid, the names of its columns first. */
export type GridTexts = readonly (readonly string[])[];

/** A table of names with numbers for each series, as charts hold it. */
export interface TableValues {
  readonly names: readonly string[];
  /** What could not be read stays as it was typed: the schema refuses it. */
  readonly series: readonly { readonly name: string; readonly values: readonly unknown[] }[];
}

const isBlank = (row: readonly string[]): boolean => row.every((text) => text.trim() === '');

/** Rows without the blank ones at their end. */
function withoutBlankEnd(rows: GridTexts): GridTexts {
  const last = rows.findLastIndex((row) => !isBlank(row));
  return rows.slice(0, last + 1);
}

const written = (value: unknown, language: ChartLanguage): string =>
  typeof value === 'number' ? writeNumber(value, language) : typeof value === 'string' ? value : '';

/** `table` as rows of a grid: a column of names, and one for each series. */
export function rowsOfTable({ names, series }: TableValues, language: ChartLanguage): GridTexts {
  return [
    ['', ...series.map(({ name }) => name)],
    ...names.map((name, row) => [name, ...series.map(({ values }) => written(values[row], language))]),
  ];
}

/** What a cell of numbers says: null for an empty one, its text where it is no number. */
function valueOf(text: string, language: ChartLanguage): unknown {
  const trimmed = text.trim();
  return trimmed === '' ? null : (readNumber(trimmed, language) ?? trimmed);
}

/** The table that the rows of a grid say. */
export function tableOfRows(rows: GridTexts, language: ChartLanguage): TableValues {
  const [head = [], ...body] = withoutBlankEnd(rows);
  const used = Math.max(1, ...[head, ...body].map((row) => row.findLastIndex((text) => text.trim() !== '')));
  return {
    names: body.map(([name = '']) => name.trim()),
    series: Array.from({ length: used }, (_, index) => ({
      name: (head[index + 1] ?? '').trim(),
      values: body.map((row) => valueOf(row[index + 1] ?? '', language)),
    })),
  };
}

/** Whether a cell says something else than a number where it should be one. */
export const isNoNumber = (text: string, language: ChartLanguage): boolean =>
  text.trim() !== '' && readNumber(text, language) === undefined;

/** The list `values` as rows of a grid with `names` above its columns. */
export function rowsOfList(
  values: readonly unknown[],
  columns: readonly ListColumn[],
  names: readonly string[],
  language: ChartLanguage,
): GridTexts {
  const cellOf = (value: unknown, { name }: ListColumn): string => {
    if (name === undefined) return written(value, language);
    const isRecord = typeof value === 'object' && value !== null;
    return isRecord ? written(Object.entries(value).find(([key]) => key === name)?.[1], language) : '';
  };
  return [names, ...values.map((value) => columns.map((column) => cellOf(value, column)))];
}

/** The list that the rows of a grid say; blank rows at the end are none. */
export function listOfRows(
  rows: GridTexts,
  columns: readonly ListColumn[],
  language: ChartLanguage,
): readonly unknown[] {
  const read = (text: string, { shape }: ListColumn): unknown => {
    if (shape.kind !== 'number') return text.trim();
    const value = valueOf(text, language);
    // An empty cell is null, or left out, as the schema wants it.
    return value === null && shape.empty !== 'null' ? undefined : value;
  };
  const [, ...body] = withoutBlankEnd(rows);
  return body.map((row) => {
    const values = columns.map((column, index) => [column.name, read(row[index] ?? '', column)] as const);
    const [[name, value] = []] = values;
    if (name === undefined) return value;
    return Object.fromEntries(values.filter(([, cell]) => cell !== undefined));
  });
}
