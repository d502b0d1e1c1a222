import { BLANK_CELL, type BraillePage, type Cell } from '@tastwerk/editor-core/braille';

/** Room of an embossed page in cells and rows, margins included. */
export interface SheetSize {
  readonly cells: number;
  readonly rows: number;
}

/** Margins in cells and rows. */
export interface SheetMargins {
  readonly left: number;
  readonly top: number;
}

export const NO_MARGINS: SheetMargins = { left: 0, top: 0 };

function blanks(count: number): readonly Cell[] {
  return Array.from({ length: count }, () => BLANK_CELL);
}

function withoutTrailingBlanks(cells: readonly Cell[]): readonly Cell[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== BLANK_CELL) + 1);
}

/**
 * The rows of `page` as they stand on paper: its margins as blank cells and empty rows, no blank cells at the end of a row.
 * What of the margins `given` names is left out, because the file says it elsewhere.
 */
export function rowsOnPaper(
  page: BraillePage,
  given: SheetMargins = NO_MARGINS,
): readonly (readonly Cell[])[] {
  const margin = blanks(page.marginLeft - given.left);
  return [
    ...Array.from({ length: page.marginTop - given.top }, () => []),
    ...page.rows.map((row) => withoutTrailingBlanks([...margin, ...row])),
  ];
}

/** The margins that all of `pages` have at least. */
export function sharedMargins(pages: readonly BraillePage[]): SheetMargins {
  if (pages.length === 0) return NO_MARGINS;
  return {
    left: pages.reduce((least, { marginLeft }) => Math.min(least, marginLeft), Infinity),
    top: pages.reduce((least, { marginTop }) => Math.min(least, marginTop), Infinity),
  };
}

/** The room that `pages` need: at least one cell and one row beside the margins, and no less than `atLeast`. */
export function sheetSize(
  pages: readonly BraillePage[],
  atLeast: SheetSize = { cells: 1, rows: 1 },
): SheetSize {
  let { cells, rows } = atLeast;
  for (const page of pages) {
    const onPaper = rowsOnPaper(page);
    cells = Math.max(cells, page.marginLeft + 1);
    rows = Math.max(rows, page.marginTop + 1, onPaper.length);
    for (const row of onPaper) cells = Math.max(cells, row.length);
  }
  return { cells, rows };
}
