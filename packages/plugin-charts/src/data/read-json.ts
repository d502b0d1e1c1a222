import { fail, ok, type Result } from '@tastwerk/editor-core';
import { type DataIssue, DATA_LIMITS, type RawCell, type RawRow } from './table.js';

/** Rows of a JSON text, with whether the first of them is the header; undefined if that has to be found out. */
export interface JsonRows {
  readonly rows: readonly RawRow[];
  readonly hasHeader?: boolean;
}

type Read<T> = Result<T, DataIssue>;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !isList(value);

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

function cellOf(value: unknown, row: number, column: number): Read<RawCell> {
  if (value === undefined || value === null) return ok(null);
  if (typeof value === 'number' || typeof value === 'string') return ok(value);
  if (typeof value === 'boolean') return ok(String(value));
  return fail({ code: 'DATA_JSON_NESTED', params: { row, column } });
}

/** Rows of lists of values; the first has the number `from`. */
function rowsOf(lists: readonly (readonly unknown[])[], from: number): Read<readonly RawRow[]> {
  const rows: RawRow[] = [];
  for (const [index, list] of lists.entries()) {
    const cells: RawCell[] = [];
    for (const [at, value] of list.entries()) {
      const cell = cellOf(value, from + index, at + 1);
      if (!cell.ok) return cell;
      cells.push(cell.value);
    }
    rows.push({ row: from + index, cells });
  }
  return ok(rows);
}

/** Rows below `header`, which has no number of its own: an entry of a list is counted from 1. */
function withHeader(header: readonly unknown[], lists: readonly (readonly unknown[])[]): Read<JsonRows> {
  const [head, body] = [rowsOf([header], 0), rowsOf(lists, 1)];
  if (!head.ok) return head;
  return body.ok ? ok({ rows: [...head.value, ...body.value], hasHeader: true }) : body;
}

function ofRecords(records: readonly Readonly<Record<string, unknown>>[]): Read<JsonRows> {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  // Each record gets a cell for each name: both are bounded before.
  const [rowCount, columnCount] = [records.length, names.length];
  if (rowCount > DATA_LIMITS.rows) {
    return fail({ code: 'DATA_TOO_MANY_ROWS', params: { count: rowCount, most: DATA_LIMITS.rows } });
  }
  if (columnCount > DATA_LIMITS.columns) {
    return fail({ code: 'DATA_TOO_MANY_COLUMNS', params: { count: columnCount, most: DATA_LIMITS.columns } });
  }
  const lists = records.map((record) =>
    names.map((name) => (Object.hasOwn(record, name) ? record[name] : null)),
  );
  return withHeader(names, lists);
}

/** The rows of data that was read from JSON: a list of records, of lists or of numbers, `{ columns, rows }`, or one record of numbers. */
function rowsOfJson(data: unknown): Read<JsonRows> {
  const shape = (): Read<JsonRows> => fail({ code: 'DATA_JSON_SHAPE', params: {} });
  if (isList(data)) {
    if (data.length === 0) return fail({ code: 'DATA_EMPTY', params: {} });
    if (data.every(isRecord)) return ofRecords(data);
    if (data.every(isList)) {
      const rows = rowsOf(data, 1);
      return rows.ok ? ok({ rows: rows.value }) : rows;
    }
    if (!data.every(isPlain)) return shape();
    const rows = rowsOf(
      data.map((value) => [value]),
      1,
    );
    return rows.ok ? ok({ rows: rows.value, hasHeader: false }) : rows;
  }
  if (!isRecord(data)) return shape();
  const { columns, rows } = data;
  if (isList(columns) && isList(rows)) {
    return rows.every(isList) ? withHeader(columns, rows) : shape();
  }
  const entries = Object.entries(data);
  if (entries.length === 0) return fail({ code: 'DATA_EMPTY', params: {} });
  if (!entries.every(([, value]) => typeof value === 'number' || value === null)) return shape();
  const listed = rowsOf(entries, 1);
  return listed.ok ? ok({ rows: listed.value, hasHeader: false }) : listed;
}

/** The rows of a JSON text. */
export function readJson(text: string): Read<JsonRows> {
  try {
    const data: unknown = JSON.parse(text);
    return rowsOfJson(data);
  } catch {
    return fail({ code: 'DATA_JSON_BROKEN', params: {} });
  }
}
