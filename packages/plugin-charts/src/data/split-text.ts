import { fail, ok, type Result } from '@tastwerk/editor-core';
import Papa from 'papaparse';
import type { ChartLanguage } from '../sheet/sheet.js';
import type { DataIssue, Detected, RawRow } from './table.js';

type Delimiter = NonNullable<Detected['delimiter']>;

/** In the order in which they are tried: a comma separates least surely, because numbers have it too. */
const DELIMITERS: readonly Delimiter[] = ['\t', ';', ','];

/** Lines by which the delimiter is found. */
const SAMPLE_LINES = 50;

/** Share of lines that must have the same number of cells. */
const CLEAR_SHARE = 0.8;

/** What spreadsheets write above a table to name its delimiter. */
const NAMED_DELIMITER = /^"?sep=([;,\t])"?\n/iu;

const parse = (text: string, delimiter: Delimiter, preview = 0) =>
  Papa.parse<string[]>(text, { delimiter, newline: '\n', quoteChar: '"', preview });

const GERMAN_NUMBER =
  /^"?\s*[-+\u2212]?\d{1,3}(?:[. ']\d{3})*,\d+\s*[^\d,;]{0,10}"?$|^"?\s*[-+\u2212]?\d+,\d+\s*[^\d,;]{0,10}"?$/u;
const ENGLISH_NUMBER = /^"?\s*[-+\u2212]?\d{1,3}(?:,\d{3})+(?:\.\d+)?\s*[^\d,;]{0,10}"?$/u;

/** Whether `lines` are one column of numbers in which the comma belongs to the number. */
function isOneColumn(lines: readonly string[], language: ChartLanguage): boolean {
  const [first = '', ...others] = lines;
  const withComma = (first.includes(',') ? lines : others).filter((line) => line.includes(','));
  if (withComma.length === 0) return true;
  const number = language === 'de' || !first.includes(',') ? GERMAN_NUMBER : ENGLISH_NUMBER;
  return withComma.every((line) => number.test(line) || ENGLISH_NUMBER.test(line));
}

/** The delimiter of `text`: the one that gives most lines the same number of cells; undefined for one column. */
function delimiterOf(text: string, language: ChartLanguage): Delimiter | undefined {
  const lines = text.split('\n', SAMPLE_LINES).filter((line) => line.trim() !== '');
  let best: { readonly delimiter: Delimiter; readonly share: number } | undefined;
  for (const delimiter of DELIMITERS) {
    if (!text.includes(delimiter)) continue;
    if (delimiter === ',' && isOneColumn(lines, language)) continue;
    const rows = parse(text, delimiter, SAMPLE_LINES).data.filter((cells) => cells.join('').trim() !== '');
    const counts = new Map<number, number>();
    for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
    const share = Math.max(0, ...counts.values()) / Math.max(1, rows.length);
    if (share >= CLEAR_SHARE || rows.length === 0) return delimiter;
    if (share > (best?.share ?? 0)) best = { delimiter, share };
  }
  return best?.delimiter;
}

/** The rows of a text with tabs, semicolons or commas, as Excel and LibreOffice write them. */
export function splitText(
  text: string,
  language: ChartLanguage,
): Result<{ readonly rows: readonly RawRow[]; readonly delimiter: Delimiter | undefined }, DataIssue> {
  const [head, named] = NAMED_DELIMITER.exec(text) ?? [];
  const body = head === undefined ? text : text.slice(head.length);
  const before = head === undefined ? 0 : 1;
  const delimiter = DELIMITERS.find((one) => one === named) ?? delimiterOf(body, language);
  // Without one, a delimiter that does not occur leaves each line as one cell.
  const parsed = parse(body, delimiter ?? '\t');
  const open = parsed.errors.find(({ type }) => type === 'Quotes');
  if (open) return fail({ code: 'DATA_QUOTE_OPEN', params: { row: (open.row ?? 0) + 1 + before } });
  const rows = parsed.data.map((cells, index) => ({ row: index + 1 + before, cells }));
  return ok({ rows, delimiter });
}
