import { readTable } from '../data/index.js';
import { isJson, type Json, noteOthers, type VegaReport } from './report.js';

/** A value of a record. */
export type Value = string | number | boolean | null;

/** Rows of values by the names of their fields. */
export interface Records {
  readonly fields: ReadonlySet<string>;
  readonly rows: readonly ReadonlyMap<string, Value>[];
  /** Where they stand in the spec. */
  readonly path: string;
}

/** Rows before they are counted or summed: far more than a chart shows. */
const MOST_ROWS = 10_000;

/** Values that are alone in their row have this field. */
const LONE_FIELD = 'data';

const GENERATORS = ['sequence', 'sphere', 'graticule'] as const;

const isValue = (value: unknown): value is Value =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Fields that are lists or objects are known, but have no value. */
function recordOf(row: unknown): ReadonlyMap<string, Value> | undefined {
  if (isValue(row)) return new Map([[LONE_FIELD, row]]);
  if (!isJson(row)) return undefined;
  return new Map(
    Object.entries(row).flatMap(([field, value]) => (isValue(value) ? [[field, value] as const] : [])),
  );
}

function ofList(report: VegaReport, list: readonly unknown[], path: string): Records | undefined {
  if (list.length > MOST_ROWS) {
    report.refuse('VEGA_TOO_MANY_ROWS', path, { count: list.length, most: MOST_ROWS });
    return undefined;
  }
  const rows: ReadonlyMap<string, Value>[] = [];
  for (const [index, row] of list.entries()) {
    const record = recordOf(row);
    if (!record) {
      report.refuse('VEGA_DATA_MISSING', `${path}[${index}]`);
      return undefined;
    }
    rows.push(record);
  }
  if (rows.length === 0) report.refuse('VEGA_DATA_MISSING', path);
  return { fields: new Set(rows.flatMap((row) => [...row.keys()])), rows, path };
}

/** CSV, TSV or JSON that stands in the spec as text. */
function ofText(report: VegaReport, text: string, path: string): Records | undefined {
  // Vega-Lite knows decimal points alone; German tables are read as well.
  const table = readTable(text, { language: 'en' });
  if (!table.ok) {
    report.refuseData(table.error);
    return undefined;
  }
  const { columns, rowCount } = table.value;
  const names = columns.map(({ header, column }) => (header === '' ? `column ${column}` : header));
  const rows = Array.from(
    { length: rowCount },
    (_, row) =>
      new Map<string, Value>(
        columns.map(({ kind, texts, values }, index) => [
          names[index] ?? '',
          kind === 'numbers'
            ? (values[row] ?? null)
            : (texts[row] ?? '') === ''
              ? null
              : (texts[row] ?? null),
        ]),
      ),
  );
  return { fields: new Set(names), rows, path };
}

/** The part of `values` that the path `property` leads to. */
function propertyOf(values: unknown, property: unknown): unknown {
  if (typeof property !== 'string') return values;
  return property.split('.').reduce<unknown>((at, key) => (isJson(at) ? at[key] : undefined), values);
}

/** The data of `spec`, which stands in it; data from elsewhere is refused. */
export function recordsOf(report: VegaReport, { data, datasets }: Json): Records | undefined {
  if (!isJson(data)) {
    report.refuse('VEGA_DATA_MISSING', 'data');
    return undefined;
  }
  const { url, name, format } = data;
  if (url !== undefined) {
    report.refuse('VEGA_DATA_URL', 'data.url', { url: String(url).slice(0, 100) });
    return undefined;
  }
  const generator = GENERATORS.find((key) => data[key] !== undefined);
  if (generator) {
    report.refuse('VEGA_DATA_GENERATED', `data.${generator}`);
    return undefined;
  }
  noteOthers(report, data, 'data', ['values', 'name', 'format']);
  const form = isJson(format) ? format : {};
  // `parse` says how texts become numbers and dates, which is found out by content here.
  noteOthers(report, form, 'data.format', ['type', 'property', 'parse', 'delimiter']);
  const isNamed = data['values'] === undefined && typeof name === 'string';
  const path = isNamed ? `datasets.${name}` : 'data.values';
  const named = isNamed && isJson(datasets) ? datasets[name] : undefined;
  const values = propertyOf(data['values'] ?? named, form['property']);
  if (typeof values === 'string') return ofText(report, values, path);
  if (Array.isArray(values)) return ofList(report, values, path);
  if (isJson(values)) return ofList(report, [values], path);
  report.refuse('VEGA_DATA_MISSING', path);
  return undefined;
}
