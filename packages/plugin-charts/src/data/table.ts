import type { ChartLanguage } from '../sheet/sheet.js';
import { CHART_LIMITS } from '../sheet/fields.js';

/** Bounds of data that is read. */
export const DATA_LIMITS = {
  /** Size of a file or a text in bytes or characters: 1 MB. */
  size: 1024 * 1024,
  rows: CHART_LIMITS.rows,
  series: CHART_LIMITS.series,
  /** Columns of a table, of which a chart shows some. */
  columns: 100,
  textLength: CHART_LIMITS.textLength,
  /** The largest number that a chart draws. */
  number: 1e12,
} as const;

/** What is wrong with data, by code; `row` and `column` of the params count from 1, as a spreadsheet does. */
export interface DataIssue {
  readonly code: DataIssueCode;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The codes of {@link DataIssue}; their sentences stand in `issue-texts.ts`. */
export type DataIssueCode =
  | 'DATA_EMPTY'
  | 'DATA_TOO_LARGE'
  | 'DATA_IS_WORKBOOK'
  | 'DATA_NOT_TEXT'
  | 'DATA_ONLY_HEADER'
  | 'DATA_TOO_MANY_ROWS'
  | 'DATA_TOO_MANY_COLUMNS'
  | 'DATA_ROW_TOO_LONG'
  | 'DATA_QUOTE_OPEN'
  | 'DATA_TEXT_TOO_LONG'
  | 'DATA_NOT_A_NUMBER'
  | 'DATA_NUMBER_TOO_LARGE'
  | 'DATA_MIXED_DECIMALS'
  | 'DATA_UNITS_DIFFER'
  | 'DATA_JSON_BROKEN'
  | 'DATA_JSON_SHAPE'
  | 'DATA_JSON_NESTED'
  | 'DATA_NO_NUMBERS'
  | 'DATA_NO_DATES'
  | 'DATA_TOO_MANY_SERIES'
  | 'DATA_TWO_NUMBER_COLUMNS'
  | 'DATA_UNKNOWN_COLUMN'
  | 'DATA_COLUMN_NOT_NUMBERS'
  | 'DATA_TYPE_WITHOUT_TABLE'
  | 'DATA_NOT_DRAWABLE';

/** A cell as it was read: a text, a number that needs no reading (JSON), or nothing. */
export type RawCell = string | number | null;

/** A row as it was read, with its number in the source. */
export interface RawRow {
  readonly row: number;
  readonly cells: readonly RawCell[];
}

/** The sign between the whole part of a number and its fraction. */
export type DecimalSign = ',' | '.';

/** One column of a table. All lists have one entry for each row. */
export interface DataColumn {
  /** `dates` are days, months or years, which have an order. */
  readonly kind: 'names' | 'numbers' | 'dates';
  /** Its number in the source, from 1. */
  readonly column: number;
  /** What stands above it; empty without a header. */
  readonly header: string;
  /** The unit that all its numbers have, such as `kg`. */
  readonly unit?: string;
  /** What was written; empty where a value is missing. */
  readonly texts: readonly string[];
  /** Numbers; of dates the years, or days since 1970; null where a value is missing and for names. */
  readonly values: readonly (number | null)[];
}

/** What was found out about data while it was read, to be said to the person who gave it. */
export interface Detected {
  readonly format: 'csv' | 'tsv' | 'json';
  readonly encoding?: 'utf-8' | 'utf-16' | 'windows-1252';
  readonly delimiter?: ';' | ',' | '\t';
  /** Of columns whose numbers have one. */
  readonly decimal?: DecimalSign;
  /** Whether a number such as `1.234` was read by the language alone. */
  readonly isDecimalGuessed: boolean;
  readonly hasHeader: boolean;
  /** Lines above the table, such as its title, that were left out. */
  readonly leadingLines: readonly string[];
  /** Lines below the table, such as its source, that were left out: a blank line parts them from it. */
  readonly trailingLines: readonly string[];
  /** How many cells of numbers and dates have no value. */
  readonly missing: number;
}

/** Data as columns of the same length. */
export interface DataTable {
  readonly columns: readonly DataColumn[];
  readonly rowCount: number;
  readonly detected: Detected;
}

/** How data is read. */
export interface ReadOptions {
  /** Decides where the content does not, as for `1.234`. */
  readonly language: ChartLanguage;
  /** Whether the first row is a header; found out when absent. */
  readonly hasHeader?: boolean;
}
