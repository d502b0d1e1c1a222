import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { ChartLanguage } from '../sheet/sheet.js';
import { writeNumber } from '../texts/numbers.js';
import { CHART_TYPES, type ChartSpec, type ChartTypeName, chartSpecSchema } from '../types/index.js';
import { isCounter, isLying, turned } from './table-shape.js';
import { pivoted, type WideTable } from '../data/pivot.js';
import {
  type DataColumn,
  type DataIssue,
  type DataIssueCode,
  DATA_LIMITS,
  type DataTable,
} from '../data/index.js';

/** What a table becomes besides its data. Columns are named by their header or their number from 1. */
export interface SpecWish {
  readonly title: string;
  readonly language: ChartLanguage;
  /** The column that names the rows; the first of names or dates when absent. */
  readonly names?: string;
  /** The columns of numbers that are shown; all when absent. */
  readonly values?: readonly string[];
  /** The column of names whose values become series or groups. */
  readonly group?: string;
  /** Names of the axes of rows and of values; from headers and units when absent. */
  readonly rowsName?: string;
  readonly valuesName?: string;
  /** More fields of the spec, such as `isHorizontal`. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

type Draft = Readonly<Record<string, unknown>>;
type Read<T> = Result<T, DataIssue>;

const failed = (code: DataIssueCode, params: DataIssue['params'] = {}) => fail<DataIssue>({ code, params });

const VALUES = { de: 'Werte', en: 'Values' } as const;

const nameOf = ({ header, column }: DataColumn): string => (header === '' ? String(column) : header);

/** The header of a column with the unit of its numbers, as an axis is named: `Masse in kg`. */
function axisNameOf({ header, unit }: Pick<DataColumn, 'header' | 'unit'>, language: ChartLanguage): string {
  const words = header === '' ? VALUES[language] : header;
  const isThere = unit === undefined || words.split(/[\s()[\]]+/u).includes(unit);
  return isThere ? words : `${words} in ${unit}`;
}

/** The name of the axis of several columns: their unit where all have the same. */
function commonName(columns: readonly DataColumn[], language: ChartLanguage): string {
  const [first, ...others] = columns;
  if (first && others.length === 0) return axisNameOf(first, language);
  const unit = others.every((column) => column.unit === first?.unit) ? first?.unit : undefined;
  return axisNameOf({ header: '', ...(unit === undefined ? {} : { unit }) }, language);
}

/** The column of `table` that `name` names. */
function columnOf({ columns }: DataTable, name: string): Read<DataColumn> {
  const wanted = name.trim().toLowerCase();
  const found =
    columns.find(({ header }) => header.toLowerCase() === wanted) ??
    columns.find(({ column }) => String(column) === wanted);
  return found ? ok(found) : failed('DATA_UNKNOWN_COLUMN', { name, columns: columns.map(nameOf).join(', ') });
}

const hasNumbers = (column: DataColumn): boolean => column.values.some((value) => value !== null);

/** The columns of numbers that are shown, without `others`. */
function valueColumns(
  table: DataTable,
  wish: SpecWish,
  others: readonly DataColumn[],
): Read<readonly DataColumn[]> {
  const all = table.columns.filter((column) => column.kind === 'numbers' && !others.includes(column));
  const shown = all.filter((column) => !isCounter(table, column));
  let columns = shown.length > 0 ? shown : all;
  if (wish.values) {
    const wanted: DataColumn[] = [];
    for (const name of wish.values) {
      const column = columnOf(table, name);
      if (!column.ok) return column;
      if (!hasNumbers(column.value)) return failed('DATA_COLUMN_NOT_NUMBERS', { name });
      wanted.push(column.value);
    }
    columns = wanted;
  }
  return columns.length === 0 ? failed('DATA_NO_NUMBERS') : ok(columns);
}

function atMostSeries<T extends { readonly length: number }>(series: T): Read<T> {
  const { length: count } = series;
  return count > DATA_LIMITS.series
    ? failed('DATA_TOO_MANY_SERIES', { count, most: DATA_LIMITS.series })
    : ok(series);
}

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/u;
const ISO_MONTH = /^(\d{4})-(\d{2})$/u;

/** A date of ISO 8601 as Germans write it: `1.5.2024` or `05.2024`. */
const germanDate = (text: string): string =>
  text
    .replace(
      ISO_DAY,
      (_, year: string, month: string, day: string) => `${Number(day)}.${Number(month)}.${year}`,
    )
    .replace(ISO_MONTH, '$2.$1');

/** What the rows of `column` are called; numbers and dates as people of the language of the sheet write them. */
function rowNames({ kind, texts, values }: DataColumn, language: ChartLanguage): readonly string[] {
  if (kind === 'dates') return language === 'de' ? texts.map(germanDate) : texts;
  if (kind === 'names') return texts;
  return values.map((value) => (value === null ? '' : writeNumber(value, language)));
}

const isRepeated = ({ texts }: DataColumn): boolean => new Set(texts).size < texts.length;

/** The column that names the rows: asked for, of names or dates, or else the first of several. */
function namesColumn(table: DataTable, wish: SpecWish): Read<DataColumn | undefined> {
  if (wish.names !== undefined) return columnOf(table, wish.names);
  const { columns } = table;
  const named = columns.find(({ kind }) => kind !== 'numbers');
  return ok(named ?? (columns.length > 1 ? columns[0] : undefined));
}

/** The column whose values are series: asked for, or one of names beside names that repeat, as in data of one value a row. */
function groupColumn(
  table: DataTable,
  wish: SpecWish,
  names: DataColumn | undefined,
): Read<DataColumn | undefined> {
  if (wish.group !== undefined) return columnOf(table, wish.group);
  const numbers = table.columns.filter((column) => column.kind === 'numbers' && !isCounter(table, column));
  if (!names || !isRepeated(names) || numbers.length !== 1) return ok(undefined);
  return ok(
    table.columns.find((column) => column.kind === 'names' && column !== names && isRepeated(column)),
  );
}

/** A table of rows and series, with the names of its axes and what its rows are. */
interface RowsAndSeries extends WideTable {
  readonly rowsAre: DataColumn['kind'];
  readonly rowsName: string;
  readonly valuesName: string;
}

/** Rows in the order of their dates. */
function inOrder(table: WideTable, { kind, values }: DataColumn, rows: readonly string[]): WideTable {
  if (kind !== 'dates') return table;
  const dates = new Map(rows.map((name, row) => [name, values[row] ?? null]));
  const order = table.names
    .map((name, row) => ({ row, date: dates.get(name) ?? Infinity }))
    .toSorted((one, other) => one.date - other.date || one.row - other.row);
  return {
    names: order.map(({ row }) => table.names[row] ?? ''),
    series: table.series.map(({ name, values: own }) => ({
      name,
      values: order.map(({ row }) => own[row] ?? null),
    })),
  };
}

/** `table` as rows and series. */
function rowsAndSeries(table: DataTable, wish: SpecWish): Read<RowsAndSeries> {
  const { language } = wish;
  const names = namesColumn(table, wish);
  if (!names.ok) return names;
  const group = groupColumn(table, wish, names.value);
  if (!group.ok) return group;
  const by = names.value;
  const columns = valueColumns(table, wish, by ? [by] : []);
  if (!columns.ok) return columns;
  const [first] = columns.value;
  const rows = by
    ? rowNames(by, language)
    : Array.from({ length: table.rowCount }, (_, row) => String(row + 1));
  const groups = group.value?.texts;
  const isLong = groups !== undefined && first !== undefined;
  const wide: WideTable = isLong
    ? pivoted(
        rows.map((name, row) => ({ name, group: groups[row] ?? '', value: first.values[row] ?? null })),
        'sum',
      )
    : { names: rows, series: columns.value.map(({ header, values }) => ({ name: header, values })) };
  const series = atMostSeries(wide.series);
  if (!series.ok) return series;
  return ok({
    ...(by ? inOrder(wide, by, rows) : wide),
    rowsAre: by?.kind ?? 'names',
    rowsName: wish.rowsName ?? by?.header ?? '',
    valuesName: wish.valuesName ?? commonName(isLong ? [first] : columns.value, language),
  });
}

/** Charts of rows and series. */
const ofRows = (table: DataTable, wish: SpecWish): Read<Draft> => {
  const read = rowsAndSeries(table, wish);
  if (!read.ok) return read;
  const { names, series, rowsName, valuesName } = read.value;
  return ok({ names, series, rowsName, valuesName });
};

const ofLines = (table: DataTable, wish: SpecWish): Read<Draft> => {
  const read = rowsAndSeries(table, wish);
  return read.ok ? ok({ ...read.value }) : read;
};

/** Pairs of the first and each further column of numbers, or of two columns for each group. */
const ofPoints = (table: DataTable, wish: SpecWish): Read<Draft> => {
  const { language } = wish;
  // Years are numbers here.
  const asNumbers = table.columns.filter(
    (column) => column.kind !== 'names' && hasNumbers(column) && !isCounter(table, column),
  );
  const read = wish.values ? valueColumns(table, wish, []) : ok(asNumbers);
  if (!read.ok) return read;
  const [x, y, ...more] = read.value;
  if (!x || !y) return failed('DATA_TWO_NUMBER_COLUMNS');
  const group = wish.group === undefined ? ok(undefined) : columnOf(table, wish.group);
  if (!group.ok) return group;
  const repeated = table.columns.find((column) => column.kind === 'names' && isRepeated(column));
  const groups = group.value ?? (more.length === 0 ? repeated : undefined);
  const ys = groups ? [y] : [y, ...more];
  const byName = new Map<string, [number, number][]>();
  for (const column of ys) {
    x.values.forEach((at, row) => {
      const value = column.values[row] ?? null;
      const name = groups ? (groups.texts[row] ?? '') : ys.length > 1 ? nameOf(column) : column.header;
      const points = byName.get(name) ?? [];
      if (at !== null && value !== null) points.push([at, value]);
      byName.set(name, points);
    });
  }
  const series = atMostSeries(Array.from(byName, ([name, points]) => ({ name, points })));
  if (!series.ok) return series;
  return ok({
    series: series.value,
    rowsName: wish.rowsName ?? axisNameOf(x, language),
    valuesName: wish.valuesName ?? commonName(ys, language),
  });
};

/** Shares of a whole: one column of numbers. */
const ofParts = (table: DataTable, wish: SpecWish): Read<Draft> => {
  const read = rowsAndSeries(table, { ...wish, ...firstColumn(table, wish) });
  if (!read.ok) return read;
  const { names, series } = read.value;
  return ok({ names, values: series[0]?.values ?? [] });
};

/** The first column of numbers, where none is asked for. */
function firstColumn(table: DataTable, { values, names }: SpecWish): Pick<SpecWish, 'values'> {
  if (values) return { values: values.slice(0, 1) };
  const numbers = table.columns.filter((column) => column.kind === 'numbers' && !isCounter(table, column));
  const isNamed = names !== undefined || table.columns.some(({ kind }) => kind !== 'numbers');
  const first = isNamed ? numbers.find((column) => nameOf(column) !== names) : (numbers[1] ?? numbers[0]);
  return first ? { values: [String(first.column)] } : {};
}

/** Values in any order: the first column of numbers. */
const ofValues = (table: DataTable, wish: SpecWish): Read<Draft> => {
  const columns = valueColumns(table, wish, []);
  if (!columns.ok) return columns;
  const [first] = columns.value;
  if (!first) return failed('DATA_NO_NUMBERS');
  return ok({
    values: first.values.filter((value) => value !== null),
    rowsName: wish.rowsName ?? axisNameOf(first, wish.language),
  });
};

/** Rows of symbols: one column of numbers, whose name says what is counted. */
const ofCounts = (table: DataTable, wish: SpecWish): Read<Draft> => {
  const read = rowsAndSeries(table, { ...wish, ...firstColumn(table, wish) });
  if (!read.ok) return read;
  const { names, series, valuesName } = read.value;
  return ok({ names, values: series[0]?.values ?? [], valuesName });
};

/** Groups of values: a column of numbers each, or the rows of each name. */
const ofGroups = (table: DataTable, wish: SpecWish): Read<Draft> => {
  const { language } = wish;
  const columns = valueColumns(table, wish, []);
  if (!columns.ok) return columns;
  const wanted = wish.group ?? wish.names;
  const asked = wanted === undefined ? ok(undefined) : columnOf(table, wanted);
  if (!asked.ok) return asked;
  const [first, ...more] = columns.value;
  const repeated = table.columns.find((column) => column.kind !== 'numbers' && isRepeated(column));
  const by = asked.value ?? (more.length === 0 ? repeated : undefined);
  const present = (values: readonly (number | null)[]) => values.filter((value) => value !== null);
  const groups =
    by && first
      ? [...new Set(by.texts)].map((name) => ({
          name,
          values: present(first.values.filter((_, row) => by.texts[row] === name)),
        }))
      : columns.value.map(({ header, values }) => ({ name: header, values: present(values) }));
  return ok({
    groups,
    rowsName: wish.rowsName ?? by?.header ?? '',
    valuesName: wish.valuesName ?? commonName(by && first ? [first] : columns.value, language),
  });
};

/** Events at dates: a column of dates, and one that says what happened. */
const ofEvents = (table: DataTable, wish: SpecWish): Read<Draft> => {
  const dates = table.columns.find(({ kind }) => kind === 'dates');
  const names =
    wish.names === undefined
      ? ok(table.columns.find(({ kind }) => kind === 'names'))
      : columnOf(table, wish.names);
  if (!names.ok) return names;
  if (!dates) return failed('DATA_NO_DATES');
  const events = dates.texts.map((at, row) => ({ at, name: names.value?.texts[row] ?? '' }));
  return ok({ events: events.filter(({ at }) => at !== '') });
};

/** A table of texts as it was written. */
const ofTexts = ({ columns, rowCount, detected }: DataTable): Read<Draft> => {
  const body = Array.from({ length: rowCount }, (_, row) => columns.map(({ texts }) => texts[row] ?? ''));
  const { hasHeader } = detected;
  const rows = hasHeader ? [columns.map(({ header }) => header), ...body] : body;
  return ok({ rows, hasHeadRow: hasHeader, hasHeadColumn: columns[0]?.kind !== 'numbers' });
};

/** How a table becomes a chart, by the type of the chart. */
const DRAFTS: Readonly<Record<string, (table: DataTable, wish: SpecWish) => Read<Draft>>> = {
  bar: ofRows,
  line: ofLines,
  scatter: ofPoints,
  pie: ofParts,
  histogram: ofValues,
  box: ofGroups,
  pictogram: ofCounts,
  timeline: ofEvents,
  table: ofTexts,
};

/** The types of charts that a table becomes. */
export const TABLE_TYPES: readonly ChartTypeName[] = (Object.keys(CHART_TYPES) as ChartTypeName[]).filter(
  (type) => Object.hasOwn(DRAFTS, type),
);

/** Reads `draft` as a spec; what does not fit is named by its path. */
export function checkedSpec(draft: unknown): Read<ChartSpec> {
  const parsed = chartSpecSchema.safeParse(draft);
  if (parsed.success) return ok(parsed.data);
  const [problem] = parsed.error.issues;
  const keys = problem?.code === 'unrecognized_keys' ? problem.keys : [];
  return failed('DATA_NOT_DRAWABLE', { path: [...(problem?.path ?? []), ...keys].join('.') || 'type' });
}

/** `table` as a chart of `type`: names, values and names of axes by its columns, their headers and units. */
export function specOfTable(type: ChartTypeName, table: DataTable, wish: SpecWish): Read<ChartSpec> {
  const draft = DRAFTS[type];
  if (!draft) return failed('DATA_TYPE_WITHOUT_TABLE', { type });
  const { title, language, settings } = wish;
  const isAsked = [wish.names, wish.values, wish.group].some((columns) => columns !== undefined);
  const own = draft(!isAsked && isLying(type, table) ? turned(table) : table, wish);
  return own.ok ? checkedSpec({ ...own.value, ...settings, type, title, language }) : own;
}
