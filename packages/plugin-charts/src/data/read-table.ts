import { fail, ok, type Result } from '@tastwerk/editor-core';
import { decodeText } from '@tastwerk/editor-core/files';
import { type Cell, cellOf, decimalOf, hasHeader, kindsOf, readColumn } from './columns.js';
import { readJson } from './read-json.js';
import { usualDecimal } from './read-number.js';
import { splitText } from './split-text.js';
import {
  type DataIssue,
  type DataIssueCode,
  DATA_LIMITS,
  type DataTable,
  type DecimalSign,
  type Detected,
  type RawCell,
  type RawRow,
  type ReadOptions,
} from './table.js';

const issue = (code: DataIssueCode, params: DataIssue['params'] = {}): DataIssue => ({ code, params });

const failed = (code: DataIssueCode, params: DataIssue['params'] = {}) => fail(issue(code, params));

/** Of lines above and below a table, those that are told. */
const MOST_LINES = 10;

const isBlank = (raw: RawCell | undefined): boolean =>
  raw === null || raw === undefined || (typeof raw === 'string' && raw.trim() === '');

/** A table, and what stands above and below it. */
interface Trimmed {
  readonly leadingLines: readonly string[];
  readonly trailingLines: readonly string[];
  readonly table: readonly RawRow[];
  readonly cells: readonly (readonly Cell[])[];
}

const countOf = ({ cells }: RawRow): number => cells.filter((cell) => !isBlank(cell)).length;

/** What rows say that hold one cell. */
const linesOf = (rows: readonly RawRow[]): readonly string[] =>
  rows
    .slice(0, MOST_LINES)
    .map(({ cells }) => String(cells.find((cell) => !isBlank(cell)) ?? ''))
    .map((line) => line.trim().slice(0, DATA_LIMITS.textLength));

/** Where the lines below a table begin: after a blank line, and none of them has more than one cell. */
function endOf(filled: readonly RawRow[]): number {
  const last = filled.findLastIndex((row) => countOf(row) > 1);
  const gap = filled.findIndex(({ row }, index) => index > last && row > (filled[index - 1]?.row ?? row) + 1);
  return gap < 0 ? filled.length : gap;
}

/** `rows` without blank ones, without what stands above and below the table, and without blank columns. */
function trimmed(rows: readonly RawRow[]): Trimmed {
  const filled = rows.filter(({ cells }) => !cells.every(isBlank));
  // A title stands alone in its line.
  const start = Math.max(
    0,
    filled.findIndex((row) => countOf(row) > 1),
  );
  const end = filled.some((row) => countOf(row) > 1) ? endOf(filled) : filled.length;
  const table = filled.slice(start, end);
  const width = table.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const columns = Array.from({ length: width }, (_, index) => index).filter((index) =>
    table.some(({ cells }) => !isBlank(cells[index])),
  );
  return {
    table,
    leadingLines: linesOf(filled.slice(0, start)),
    trailingLines: linesOf(filled.slice(end)),
    cells: table.map(({ row, cells }) => columns.map((index) => cellOf(cells[index], row, index + 1))),
  };
}

/** What is wrong with the size of a table, before its cells are read. */
function sizeIssue(rows: readonly RawRow[]): DataIssue | undefined {
  const count = rows.filter(({ cells }) => !cells.every(isBlank)).length;
  const width = rows.reduce(
    (most, { cells }) => Math.max(most, cells.findLastIndex((cell) => !isBlank(cell)) + 1),
    0,
  );
  if (count === 0) return issue('DATA_EMPTY');
  // One more for the header, and some for a title.
  if (count > DATA_LIMITS.rows + 10) return issue('DATA_TOO_MANY_ROWS', { count, most: DATA_LIMITS.rows });
  if (width <= DATA_LIMITS.columns) return undefined;
  return issue('DATA_TOO_MANY_COLUMNS', { count: width, most: DATA_LIMITS.columns });
}

/** The first row that has more cells than the header, as where a decimal comma separates. */
function longRow([header, ...body]: readonly RawRow[]): DataIssue | undefined {
  const wanted = header?.cells.length ?? 0;
  for (const { row, cells } of body) {
    const count = cells.findLastIndex((cell) => !isBlank(cell)) + 1;
    if (count > wanted) return issue('DATA_ROW_TOO_LONG', { row, count, wanted });
  }
  return undefined;
}

type Source = Pick<Detected, 'format' | 'encoding' | 'delimiter'>;

/** `rows` as columns with their kinds. */
function tableOf(
  rows: readonly RawRow[],
  options: ReadOptions,
  source: Source,
): Result<DataTable, DataIssue> {
  const size = sizeIssue(rows);
  if (size) return fail(size);
  const { cells: all, table, leadingLines, trailingLines } = trimmed(rows);
  const withHeader = options.hasHeader ?? hasHeader(all);
  const header = withHeader ? (all[0] ?? []) : [];
  const body = withHeader ? all.slice(1) : all;
  if (body.length === 0) return failed('DATA_ONLY_HEADER');
  if (body.length > DATA_LIMITS.rows) {
    return failed('DATA_TOO_MANY_ROWS', { count: body.length, most: DATA_LIMITS.rows });
  }
  const tooLong = withHeader ? longRow(table) : undefined;
  if (tooLong) return fail(tooLong);

  const headers = (all[0] ?? []).map((_, index) => header[index]?.text ?? '');
  const kinds = kindsOf(body, headers);
  const columns = headers.map((_, index) => body.flatMap((cells) => cells[index] ?? []));
  const numberCells = columns.filter((_, index) => kinds[index] === 'numbers');
  const ofTable = decimalOf(numberCells.flat());
  const fallback: DecimalSign =
    ofTable.decimal ?? (source.delimiter === ',' ? '.' : usualDecimal(options.language));

  const issues: DataIssue[] = [];
  for (const { row, column, text } of all.flat()) {
    if (text.length <= DATA_LIMITS.textLength) continue;
    issues.push(
      issue('DATA_TEXT_TOO_LONG', { row, column, count: text.length, most: DATA_LIMITS.textLength }),
    );
  }
  let isDecimalGuessed = false;
  let missing = 0;
  const read = columns.map((cells, index) => {
    const kind = kinds[index] ?? 'names';
    const own = decimalOf(cells);
    if (kind === 'numbers' && own.isOpen && !own.decimal && !ofTable.decimal) isDecimalGuessed = true;
    const one = readColumn(kind, cells, { header: headers[index] ?? '', decimal: own.decimal ?? fallback });
    issues.push(...one.issues);
    missing += one.missing;
    return { ...one.column, column: cells[0]?.column ?? index + 1 };
  });
  const [first] = issues;
  if (first) return fail(first);
  const isDecimalSeen = ofTable.decimal !== undefined || isDecimalGuessed;
  return ok({
    columns: read,
    rowCount: body.length,
    detected: {
      ...source,
      ...(isDecimalSeen ? { decimal: fallback } : {}),
      isDecimalGuessed,
      hasHeader: withHeader,
      leadingLines,
      trailingLines,
      missing,
    },
  });
}

/** What Windows-1252 has where ISO 8859-1 has control characters; Node 20 decodes both alike. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const ZIP_MARK = [0x50, 0x4b, 0x03, 0x04];
const OLD_WORKBOOK_MARK = [0xd0, 0xcf, 0x11, 0xe0];

const beginsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

/** The text of a file, with its encoding. */
function textOfBytes(
  bytes: Uint8Array,
): Result<{ text: string; encoding: NonNullable<Detected['encoding']> }, DataIssue> {
  if ([ZIP_MARK, OLD_WORKBOOK_MARK].some((mark) => beginsWith(bytes, mark)))
    return fail(issue('DATA_IS_WORKBOOK'));
  const text = decodeText(bytes);
  if (beginsWith(bytes, [0xff, 0xfe]) || beginsWith(bytes, [0xfe, 0xff]))
    return ok({ text, encoding: 'utf-16' });
  // In UTF-8 each character beyond ASCII has several bytes.
  const isSingleByte = text.length === bytes.length && bytes.some((byte) => byte >= 0x80);
  if (!isSingleByte) return ok({ text, encoding: 'utf-8' });
  const mapped = text.replaceAll(/[\u0080-\u009f]/gu, (one) => WINDOWS_1252.charAt(one.charCodeAt(0) - 0x80));
  return ok({ text: mapped, encoding: 'windows-1252' });
}

const NUL = '\u0000';

/** A table from what was pasted from a spreadsheet, from CSV (comma, semicolon or tab) or from JSON; pure, by content alone. */
export function readTable(
  textOrBytes: string | Uint8Array,
  options: ReadOptions,
): Result<DataTable, DataIssue> {
  if (textOrBytes.length > DATA_LIMITS.size) {
    return failed('DATA_TOO_LARGE', { most: DATA_LIMITS.size / 1024 / 1024 });
  }
  const given =
    typeof textOrBytes === 'string'
      ? ok({ text: textOrBytes, encoding: undefined })
      : textOfBytes(textOrBytes);
  if (!given.ok) return given;
  const { encoding } = given.value;
  const text = given.value.text.replace(/^\ufeff/u, '').replaceAll(/\r\n?/gu, '\n');
  if (text.includes(NUL)) return failed('DATA_NOT_TEXT');
  const source = encoding ? { encoding } : {};
  if (/^\s*[[{]/u.test(text)) {
    const json = readJson(text);
    if (!json.ok) return json;
    const { rows, hasHeader: known } = json.value;
    const asked =
      options.hasHeader === undefined && known !== undefined ? { ...options, hasHeader: known } : options;
    return tableOf(rows, asked, { ...source, format: 'json' });
  }
  const split = splitText(text, options.language);
  if (!split.ok) return split;
  const { rows, delimiter } = split.value;
  return tableOf(rows, options, {
    ...source,
    format: delimiter === '\t' ? 'tsv' : 'csv',
    ...(delimiter ? { delimiter } : {}),
  });
}
