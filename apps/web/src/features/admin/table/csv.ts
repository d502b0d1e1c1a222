/** A cell that a spreadsheet program would take for a formula is told by an apostrophe that it is a text (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;

function cellText(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A table as CSV (RFC 4180). German spreadsheet programs part cells by semicolons, English ones by commas. */
export function csvOf(rows: readonly (readonly (string | number)[])[], language: string): string {
  const separator = language === 'de' ? ';' : ',';
  return rows.map((row) => `${row.map(cellText).join(separator)}\r\n`).join('');
}

/** CSV as a file; the mark at its beginning tells spreadsheet programs that it is UTF-8. */
export function csvFile(csv: string): Blob {
  return new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' });
}
