import type { ChartLanguage } from '../../sheet/sheet.js';
import { CHART_LIMITS } from '../../sheet/fields.js';
import { writeNumber } from '../../texts/numbers.js';
import { MOST_GROUPS } from '../../types/box/spec.js';
import { readNumber } from './read-number.js';
import type { SpecValues, ValuePath } from './spec-values.js';

/** The texts of a grid, the names of its columns first. */
export type GridTexts = readonly (readonly string[])[];

/** How the data of a chart stands in a grid. */
export interface TableForm {
  /** The properties of the spec that the grid holds. */
  readonly properties: readonly string[];
  /** Whether the first column holds names; else it holds numbers as the others do. */
  readonly hasNames: boolean;
  /** Most columns. */
  readonly most: number;
  rows(values: SpecValues, language: ChartLanguage): GridTexts;
  /** What the rows say. What could not be read stays as it was typed: the schema refuses it. */
  read(rows: GridTexts, language: ChartLanguage): SpecValues;
  /** Where the schema finds what a cell of `rows` says; row 0 is that of the names. */
  pathOf(row: number, column: number, rows: GridTexts): ValuePath;
}

const listAt = (values: SpecValues, name: string): readonly unknown[] => {
  const value = values[name];
  return Array.isArray(value) ? value : [];
};

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

const itemsOf = (value: unknown, name: string): readonly unknown[] => {
  const items = property(value, name);
  return Array.isArray(items) ? items : [];
};

const nameOf = (value: unknown): string => {
  const name = property(value, 'name');
  return typeof name === 'string' ? name : '';
};

/** A value as it stands in a cell. */
export const written = (value: unknown, language: ChartLanguage): string =>
  typeof value === 'number' ? writeNumber(value, language) : typeof value === 'string' ? value : '';

/** Whether a cell says nothing. */
export const isBlank = (text: string): boolean => text.trim() === '';

/** `rows` without blank rows and columns at their ends, and how many columns are left; at least `least`. */
function used(rows: GridTexts, least: number): { readonly rows: GridTexts; readonly columns: number } {
  const last = rows.findLastIndex((row) => !row.every(isBlank));
  const columns = Math.max(least, ...rows.map((row) => row.findLastIndex((text) => !isBlank(text)) + 1));
  return { rows: rows.slice(0, Math.max(1, last + 1)), columns };
}

/** What a cell of numbers says: null for an empty one, its text where it is no number. */
export function numberOf(text: string, language: ChartLanguage): unknown {
  return isBlank(text) ? null : (readNumber(text, language) ?? text.trim());
}

const count = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);

/** Names in the first column, a column of numbers for each series. */
const SERIES: TableForm = {
  properties: ['names', 'series'],
  hasNames: true,
  most: CHART_LIMITS.series + 1,
  rows(values, language) {
    const series = listAt(values, 'series');
    return [
      ['', ...series.map(nameOf)],
      ...listAt(values, 'names').map((name, row) => [
        written(name, language),
        ...series.map((one) => written(itemsOf(one, 'values')[row], language)),
      ]),
    ];
  },
  read(given, language) {
    const { rows, columns } = used(given, 2);
    const [head = [], ...body] = rows;
    return {
      names: body.map(([name = '']) => name.trim()),
      series: count(columns - 1).map((index) => ({
        name: (head[index + 1] ?? '').trim(),
        values: body.map((row) => numberOf(row[index + 1] ?? '', language)),
      })),
    };
  },
  pathOf: (row, column) =>
    column === 0
      ? ['names', row - 1]
      : row === 0
        ? ['series', column - 1, 'name']
        : ['series', column - 1, 'values', row - 1],
};

/** Names in the first column, their values in the second. */
const VALUES: TableForm = {
  properties: ['names', 'values'],
  hasNames: true,
  most: 2,
  rows: (values, language) => [
    ['', ''],
    ...listAt(values, 'names').map((name, row) => [
      written(name, language),
      written(listAt(values, 'values')[row], language),
    ]),
  ],
  read(given, language) {
    const [, ...body] = used(given, 2).rows;
    return {
      names: body.map(([name = '']) => name.trim()),
      values: body.map(([, text = '']) => numberOf(text, language)),
    };
  },
  pathOf: (row, column) => [column === 0 ? 'names' : 'values', row - 1],
};

/** How many cells of `column` between the names and `row` say something: blank ones are left out of groups and series. */
const filledAbove = (rows: GridTexts, row: number, column: number): number =>
  rows.slice(1, row).filter((texts) => !isBlank(texts[column] ?? '')).length;

/** A column of numbers for each group; columns need not be equally long. */
const GROUPS: TableForm = {
  properties: ['groups'],
  hasNames: false,
  most: MOST_GROUPS,
  rows(values, language) {
    const groups = listAt(values, 'groups');
    const longest = Math.max(0, ...groups.map((group) => itemsOf(group, 'values').length));
    return [
      groups.map(nameOf),
      ...count(longest).map((row) => groups.map((group) => written(itemsOf(group, 'values')[row], language))),
    ];
  },
  read(given, language) {
    const { rows, columns } = used(given, 1);
    const [head = [], ...body] = rows;
    return {
      groups: count(columns).map((column) => ({
        name: (head[column] ?? '').trim(),
        values: body.flatMap((row) => {
          const text = row[column] ?? '';
          return isBlank(text) ? [] : [numberOf(text, language)];
        }),
      })),
    };
  },
  pathOf: (row, column, rows) =>
    row === 0 ? ['groups', column, 'name'] : ['groups', column, 'values', filledAbove(rows, row, column)],
};

/** Values of x in the first column, those of y in a column for each series. */
const POINTS: TableForm = {
  properties: ['series'],
  hasNames: false,
  most: CHART_LIMITS.series + 1,
  rows(values, language) {
    const series = listAt(values, 'series');
    const rows: string[][] = [];
    series.forEach((one, index) => {
      const points = itemsOf(one, 'points').map((point) => (Array.isArray(point) ? point : []));
      points.forEach((point, at) => {
        const [x, y] = point;
        const text = written(x, language);
        // Series with the same values of x share their rows.
        const shared = rows[at]?.[0] === text && rows[at]?.[index + 1] === '' ? rows[at] : undefined;
        const row = shared ?? [text, ...series.map(() => '')];
        row[index + 1] = written(y, language);
        if (!shared) rows.push(row);
      });
    });
    return [['x', ...series.map(nameOf)], ...rows];
  },
  read(given, language) {
    const { rows, columns } = used(given, 2);
    const [head = [], ...body] = rows;
    return {
      series: count(columns - 1).map((index) => ({
        name: (head[index + 1] ?? '').trim(),
        points: body.flatMap(([x = '', ...others]) => {
          const y = others[index] ?? '';
          return isBlank(y) ? [] : [[numberOf(x, language), numberOf(y, language)]];
        }),
      })),
    };
  },
  pathOf(row, column, rows) {
    if (row === 0) return ['series', column - 1, 'name'];
    // A value of x belongs to the points of all series in its row: that of the first one tells what is wrong with it.
    const ofSeries =
      column > 0 ? column : (rows[row]?.findIndex((text, at) => at > 0 && !isBlank(text)) ?? -1);
    return ['series', ofSeries - 1, 'points', filledAbove(rows, row, ofSeries), column === 0 ? 0 : 1];
  },
};

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** How the data of a chart with these properties stands in a grid; undefined where it has no table. */
export function tableFormOf(values: SpecValues): TableForm | undefined {
  const { names, series, groups } = values;
  if (isList(names) && isList(series)) return SERIES;
  if (isList(names) && isList(values['values'])) return VALUES;
  if (isList(groups)) return GROUPS;
  return isList(series) && series.every((one) => isList(property(one, 'points'))) ? POINTS : undefined;
}

/** Whether a cell says something else than a number where it should be one. */
export const isNoNumber = (text: string, language: ChartLanguage): boolean =>
  !isBlank(text) && readNumber(text, language) === undefined;
