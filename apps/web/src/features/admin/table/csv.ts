/** A cell that a spreadsheet program would take for a formula is told by an apostrophe that it is a text (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;

function cellText(value: string | number, isGerman: boolean): string {
  // With a point, a German spreadsheet program would read 28.1 as a day in January.
  if (typeof value === 'number') return isGerman ? String(value).replace('.', ',') : String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A table as CSV (RFC 4180). German spreadsheet programs part cells by semicolons and decimals by commas, English ones by commas and points. */
export function csvOf(rows: readonly (readonly (string | number)[])[], language: string): string {
  const isGerman = language === 'de';
  const line = (row: readonly (string | number)[]) =>
    row.map((value) => cellText(value, isGerman)).join(isGerman ? ';' : ',');
  return rows.map((row) => `${line(row)}\r\n`).join('');
}

/** CSV as a file; the mark at its beginning tells spreadsheet programs that it is UTF-8. */
export function csvFile(csv: string): Blob {
  return new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' });
}
