import { areYears, isStrictlyMonotone, type WrittenDate, writtenDay, writtenYear } from './read-date.js';
import { decimalEvidence, numberValue, type WrittenNumber, writtenNumber } from './read-number.js';
import { type DataColumn, type DataIssue, DATA_LIMITS, type DecimalSign, type RawCell } from './table.js';

/** One cell with all that it may mean. */
export interface Cell {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly isMissing: boolean;
  /** A number that is one without reading (JSON). */
  readonly exact?: number;
  readonly number?: WrittenNumber;
  readonly day?: WrittenDate;
  readonly year?: WrittenDate;
}

/** What people and statistical offices write where a value is missing. */
const MISSING: ReadonlySet<string> = new Set([
  ...['', '-', '–', '—', '−', '.', '..', '...', '…', '/', '?'],
  ...['na', 'n/a', 'n.a.', '#n/a', '#nv', 'nan', 'null', 'none', 'no data'],
  ...['k.a.', 'k. a.', 'keine angabe'],
]);

/** What `raw` may mean; `row` and `column` count from 1. */
export function cellOf(raw: RawCell | undefined, row: number, column: number): Cell {
  const at = { row, column } as const;
  if (typeof raw === 'number') {
    const year = writtenYear(String(raw));
    return { ...at, text: String(raw), isMissing: false, exact: raw, ...(year ? { year } : {}) };
  }
  const text = (raw ?? '').replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  if (MISSING.has(text.toLowerCase())) return { ...at, text, isMissing: true };
  const day = writtenDay(text);
  const year = writtenYear(text);
  const number = day ? undefined : writtenNumber(text);
  return {
    ...at,
    text,
    isMissing: false,
    ...(number ? { number } : {}),
    ...(day ? { day } : {}),
    ...(year ? { year } : {}),
  };
}

const isNumber = ({ exact, number }: Cell): boolean => exact !== undefined || number !== undefined;

/** Least share of numbers in a column of numbers: with less, it is one of names. */
const NUMBERS_SHARE = 0.5;

/** What kind of column `cells` are, which stand below `header`; `isFirst` for the column that usually names the rows. */
function kindOf(
  cells: readonly Cell[],
  header: string,
  isFirst: boolean,
  isAlone: boolean,
): DataColumn['kind'] {
  const present = cells.filter(({ isMissing }) => !isMissing);
  if (present.length === 0) return 'names';
  if (present.every(({ day }) => day)) return 'dates';
  const years = present.flatMap(({ year }) => (year ? [year.value] : []));
  const mayBeYears = (isFirst && !isAlone) || header !== '';
  if (mayBeYears && years.length === present.length && areYears(years, header)) return 'dates';
  const numbers = present.filter(isNumber);
  const share = numbers.length / present.length;
  if (share === 1) {
    // Words that differ behind numbers are no units: `3 apples`, `2 pears`.
    const words = new Set(
      numbers.flatMap(({ number }) => (number && !number.isUnitKnown ? [number.unit] : [])),
    );
    words.delete('');
    return words.size > 1 ? 'names' : 'numbers';
  }
  return share >= NUMBERS_SHARE && (!isFirst || isAlone) ? 'numbers' : 'names';
}

/** The kinds of the columns of `rows` below `headers`. */
export const kindsOf = (
  rows: readonly (readonly Cell[])[],
  headers: readonly string[],
): readonly DataColumn['kind'][] =>
  headers.map((header, index) =>
    kindOf(
      rows.flatMap((cells) => cells[index] ?? []),
      header,
      index === 0,
      headers.length === 1,
    ),
  );

/** Whether the first of `rows` is a header: words above numbers, a free corner, or years above a table of other numbers. */
export function hasHeader(rows: readonly (readonly Cell[])[]): boolean {
  const [first = [], ...body] = rows;
  if (body.length === 0) return false;
  const kinds = kindsOf(
    body,
    first.map(() => ''),
  );
  const isWord = (cell: Cell) => !cell.isMissing && !isNumber(cell) && !cell.day;
  if (first.some((cell, index) => isWord(cell) && kinds[index] !== 'names')) return true;
  const [corner, ...others] = first;
  if (!corner || others.length === 0 || others.some(({ text }) => text === '')) return false;
  if (corner.text === '') return true;
  return hasYearHeader(first, body, kinds);
}

/** Whether `first` has years that follow each other above columns of other numbers. */
function hasYearHeader(
  first: readonly Cell[],
  body: readonly (readonly Cell[])[],
  kinds: readonly DataColumn['kind'][],
): boolean {
  const isOfNumbers = (_: Cell, index: number) => kinds[index] === 'numbers';
  const heads = first.filter(isOfNumbers);
  const years = heads.flatMap(({ year }) => (year ? [year.value] : []));
  if (years.length < 2 || years.length < heads.length || !isStrictlyMonotone(years)) return false;
  return kinds[0] === 'names' && body.some((cells) => cells.filter(isOfNumbers).some(({ year }) => !year));
}

/** The decimal sign of numbers that tell it, and the first that tells another one. */
export function decimalOf(cells: readonly Cell[]): {
  readonly decimal: DecimalSign | undefined;
  readonly isOpen: boolean;
  readonly other: Cell | undefined;
} {
  let decimal: DecimalSign | undefined;
  let isOpen = false;
  let other: Cell | undefined;
  for (const cell of cells) {
    if (!cell.number) continue;
    const evidence = decimalEvidence(cell.number);
    if (evidence === 'open') isOpen = true;
    if (evidence === 'none' || evidence === 'open') continue;
    decimal ??= evidence;
    if (evidence !== decimal) other ??= cell;
  }
  return { decimal, isOpen, other };
}

interface ReadColumn {
  readonly column: Omit<DataColumn, 'column'>;
  readonly issues: readonly DataIssue[];
  readonly missing: number;
}

/** A column of dates. All are days or all are years. */
function readDates(cells: readonly Cell[], header: string): ReadColumn {
  const dates = cells.map(({ day, year }) => day ?? year);
  return {
    column: {
      kind: 'dates',
      header,
      texts: dates.map((date) => date?.text ?? ''),
      values: dates.map((date) => date?.value ?? null),
    },
    issues: [],
    missing: dates.filter((date) => !date).length,
  };
}

/** A column of numbers whose decimal sign is `decimal`. */
function readNumbers(cells: readonly Cell[], header: string, decimal: DecimalSign): ReadColumn {
  const issues: DataIssue[] = [];
  const units = new Map<string, number>();
  let count = 0;
  const values = cells.map((cell) => {
    const { row, column, text, exact, number, isMissing } = cell;
    if (isMissing) return null;
    count += 1;
    const value = exact ?? (number && numberValue(number, decimal));
    if (value === undefined) {
      issues.push({
        code: number ? 'DATA_MIXED_DECIMALS' : 'DATA_NOT_A_NUMBER',
        params: { row, column, text },
      });
      return null;
    }
    if (!Number.isFinite(value) || Math.abs(value) > DATA_LIMITS.number) {
      issues.push({ code: 'DATA_NUMBER_TOO_LARGE', params: { row, column, text } });
      return null;
    }
    const unit = number?.unit ?? '';
    if (unit !== '') {
      const [wanted] = units.keys();
      if (wanted !== undefined && wanted !== unit) {
        issues.push({ code: 'DATA_UNITS_DIFFER', params: { row, column, unit, wanted } });
      }
      units.set(unit, (units.get(unit) ?? 0) + 1);
    }
    return value;
  });
  const [[unit, having] = ['', 0]] = units;
  return {
    column: {
      kind: 'numbers',
      header,
      ...(unit !== '' && having === count ? { unit } : {}),
      texts: cells.map(({ text, isMissing }) => (isMissing ? '' : text)),
      values,
    },
    issues,
    missing: cells.filter(({ isMissing }) => isMissing).length,
  };
}

function readNames(cells: readonly Cell[], header: string): ReadColumn {
  return {
    column: { kind: 'names', header, texts: cells.map(({ text }) => text), values: cells.map(() => null) },
    issues: [],
    missing: 0,
  };
}

/** `cells` as a column of `kind`. */
export function readColumn(
  kind: DataColumn['kind'],
  cells: readonly Cell[],
  { header, decimal }: { readonly header: string; readonly decimal: DecimalSign },
): ReadColumn {
  if (kind === 'dates') return readDates(cells, header);
  return kind === 'numbers' ? readNumbers(cells, header, decimal) : readNames(cells, header);
}
