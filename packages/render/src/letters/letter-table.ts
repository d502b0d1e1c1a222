import type { LetterText } from './letter-text.js';

/** One column; widths are shares of the page's. */
export interface LetterColumn {
  readonly title: string;
  readonly share: number;
  readonly align?: 'left' | 'right';
}

/** A table of a letter; a head of empty titles is left out. */
export interface LetterTable {
  readonly columns: readonly LetterColumn[];
  readonly rows: readonly (readonly string[])[];
  /** In pt. */
  readonly size?: number;
  /** Whether a line stands below each row; it does when absent. */
  readonly hasRules?: boolean;
}

/** The words of one cell in lines, and where a line begins, in pt from the left of the table. */
interface Cell {
  readonly lines: readonly string[];
  x(line: string): number;
}

/** Height of a line by the size of its letters. */
export const LETTER_LINE = 1.35;

/** Room between columns, in pt. */
const GUTTER_PT = 8;

/** The cells of a row of `table` on `widthPt`. */
export function cellsOf(
  { columns }: LetterTable,
  row: readonly string[],
  size: number,
  widthPt: number,
  text: LetterText,
): readonly Cell[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  let left = 0;
  return columns.map(({ share, align }, index) => {
    const start = left;
    const width = (share / whole) * widthPt;
    left += width;
    const isLast = index === columns.length - 1;
    const room = width - (isLast ? 0 : GUTTER_PT);
    return {
      lines: text.lines(row[index] ?? '', size, room),
      x: (line) => (align === 'right' ? start + room - text.width(line, size) : start),
    };
  });
}

/** Height of a row in pt: its longest cell, and air below, of which a line needs more. */
export function heightOf({ hasRules }: LetterTable, cells: readonly Cell[], size: number): number {
  const lines = Math.max(...cells.map((cell) => cell.lines.length));
  return lines * size * LETTER_LINE + (hasRules === false ? size / 5 : size / 2);
}
