/** A cell that a spreadsheet program would take for a formula is told by an apostrophe that it is a text (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell of a table: a text, a number, or an amount of money, which has two decimals. */
export type CsvCell = string | number | { readonly cents: number };

function cellText(value: CsvCell, isGerman: boolean): string {
  // With a point, a German spreadsheet program would read 28.1 as a day in January.
  if (typeof value !== 'string') {
    const digits = typeof value === 'number' ? String(value) : (value.cents / 100).toFixed(2);
    return isGerman ? digits.replace('.', ',') : digits;
  }
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A table as CSV (RFC 4180). German spreadsheet programs part cells by semicolons and decimals by commas, English ones by commas and points. */
export function csvOf(rows: readonly (readonly CsvCell[])[], language: string): string {
  const isGerman = language === 'de';
  const line = (row: readonly CsvCell[]) =>
    row.map((value) => cellText(value, isGerman)).join(isGerman ? ';' : ',');
  return rows.map((row) => `${line(row)}\r\n`).join('');
}

/** CSV as a file; the mark at its beginning tells spreadsheet programs that it is UTF-8. */
export function csvFile(csv: string): Blob {
  return new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' });
}
