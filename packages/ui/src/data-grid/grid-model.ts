/** The texts of a grid, row by row; the first row holds the names of its columns. */
export type GridRows = readonly (readonly string[])[];

/** A cell; row 0 is that of the names of columns. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** Cells from one corner to the other, both included. */
export interface GridBlock {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** How large a grid may become; `rows` counts that of the names of columns. */
export interface GridLimits {
  readonly rows: number;
  readonly columns: number;
}

/** Rows that a grid has at least: the names of columns and one more. */
const LEAST_ROWS = 2;

const widest = (rows: GridRows): number => rows.reduce((most, { length }) => Math.max(most, length), 1);

/** `rows` all as long as the longest, and enough of them to type in; those that are complete stay the same arrays. */
export function fullRows(rows: GridRows): GridRows {
  const width = widest(rows);
  const isFull = rows.length >= LEAST_ROWS && rows.every(({ length }) => length === width);
  if (isFull) return rows;
  const missing = Array.from({ length: Math.max(0, LEAST_ROWS - rows.length) }, (): readonly string[] => []);
  return [...rows, ...missing].map((row) =>
    row.length === width ? row : [...row, ...Array.from({ length: width - row.length }, () => '')],
  );
}

/** Whether two grids say the same. */
export function sameRows(a: GridRows, b: GridRows): boolean {
  if (a === b) return true;
  const isSame = (row: readonly string[], other: readonly string[] | undefined) =>
    row === other || (row.length === other?.length && row.every((text, column) => text === other[column]));
  return a.length === b.length && a.every((row, index) => isSame(row, b[index]));
}

/** The block between two cells. */
export const blockBetween = (a: GridPlace, b: GridPlace): GridBlock => ({
  top: Math.min(a.row, b.row),
  left: Math.min(a.column, b.column),
  bottom: Math.max(a.row, b.row),
  right: Math.max(a.column, b.column),
});

/** Whether a block holds this cell. */
const isInBlock = ({ top, left, bottom, right }: GridBlock, { row, column }: GridPlace): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

/** The nearest cell of a grid to a place that may lie outside of it. */
export const placeIn = (rows: GridRows, { row, column }: GridPlace): GridPlace => ({
  row: Math.max(0, Math.min(row, rows.length - 1)),
  column: Math.max(0, Math.min(column, (rows[0]?.length ?? 1) - 1)),
});

/** The texts of a block. */
export const textsIn = (rows: GridRows, { top, left, bottom, right }: GridBlock): GridRows =>
  rows.slice(top, bottom + 1).map((row) => row.slice(left, right + 1));

/** The grid with `text` in every cell of a block that `isFree` allows. */
export function filled(
  rows: GridRows,
  block: GridBlock,
  text: string,
  isFree: (place: GridPlace) => boolean = () => true,
): GridRows {
  return rows.map((cells, row) =>
    row < block.top || row > block.bottom
      ? cells
      : cells.map((cell, column) =>
          isInBlock(block, { row, column }) && isFree({ row, column }) ? text : cell,
        ),
  );
}

/** A grid after texts were put in, where they stand, and whether some found no room. */
export interface PastedBlock {
  readonly rows: GridRows;
  readonly block: GridBlock;
  readonly isCut: boolean;
}

/** The grid with `texts` from the cell `at` on; it grows for them up to `limits`. */
export function pasted(rows: GridRows, at: GridPlace, texts: GridRows, limits: GridLimits): PastedBlock {
  const height = Math.min(texts.length, Math.max(1, limits.rows - at.row));
  const width = Math.min(widest(texts), Math.max(1, limits.columns - at.column));
  const block = { top: at.row, left: at.column, bottom: at.row + height - 1, right: at.column + width - 1 };
  const all = Math.max(rows.length, block.bottom + 1);
  const columns = Math.max(widest(rows), block.right + 1);
  const grown = Array.from({ length: all }, (_, row) => {
    const old = rows[row] ?? [];
    const isTouched = row >= block.top && row <= block.bottom;
    if (!isTouched && old.length === columns) return old;
    return Array.from({ length: columns }, (__, column) =>
      isInBlock(block, { row, column })
        ? (texts[row - block.top]?.[column - block.left] ?? '')
        : (old[column] ?? ''),
    );
  });
  return { rows: grown, block, isCut: height < texts.length || width < widest(texts) };
}

/** The grid with an empty row at `index`; never above the names of columns. */
export const withRow = (rows: GridRows, index: number): GridRows =>
  rows.toSpliced(
    Math.max(1, index),
    0,
    Array.from({ length: widest(rows) }, () => ''),
  );

/** The grid with an empty column at `index`. */
export const withColumn = (rows: GridRows, index: number): GridRows =>
  rows.map((row) => row.toSpliced(index, 0, ''));

/** The grid without the rows from `top` to `bottom`; the names of columns stay, and one row to type in. */
export function withoutRows(rows: GridRows, top: number, bottom: number): GridRows {
  const first = Math.max(1, top);
  return bottom < first ? rows : fullRows(rows.toSpliced(first, bottom - first + 1));
}

/** The grid without the columns from `left` to `right`; one stays. */
export function withoutColumns(rows: GridRows, left: number, right: number): GridRows {
  const isAll = left === 0 && right >= widest(rows) - 1;
  return isAll ? rows.map(() => ['']) : rows.map((row) => row.toSpliced(left, right - left + 1));
}
