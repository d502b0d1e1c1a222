import type { GridRows } from './grid-model.js';

/** Line ends and tabs inside of a cell, which has one line here. */
const BREAKS = /[\t\r\n]+/gu;

/**
 * The cells of a text with tabs between them, as spreadsheets copy it: a cell with tabs, line ends or quotes in it stands in quotes, which are
 * doubled inside. Breaks inside a cell become spaces.
 */
export function readTabSeparated(text: string): GridRows {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell.replace(BREAKS, ' '));
    cell = '';
  };
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(index + 1) === '"') {
        cell += '"';
        index += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === '\t') endCell();
    else if (character === '\n' || character === '\r') {
      if (character === '\r' && text.charAt(index + 1) === '\n') index += 1;
      endCell();
      rows.push(row);
      row = [];
    } else cell += character;
  }
  if (cell !== '' || row.length > 0) {
    endCell();
    rows.push(row);
  }
  return rows;
}

/** `rows` as a text that spreadsheets paste. */
export function writeTabSeparated(rows: GridRows): string {
  const written = (cell: string) => (/["\t\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return rows.map((row) => row.map(written).join('\t')).join('\n');
}
