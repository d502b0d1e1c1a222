import { type DrawTemplate, label, line, numbers } from './drawing.js';

const [LEFT, TOP] = [12, 40];
const [COLUMN_MM, ROW_MM] = [62, 27];
const [COLUMNS, ROWS] = [3, 8];
/** From a line to the label in its cell. */
const INSET = { x: 5, y: 6.5 };

/** Three columns with a head; the line below the head is the widest. */
export const drawTable: DrawTemplate = (kinds, word) => {
  const [right, bottom] = [LEFT + COLUMNS * COLUMN_MM, TOP + ROWS * ROW_MM];
  const cell = (text: string, column: number, row: number) =>
    label(kinds, text, {
      x: LEFT + column * COLUMN_MM + INSET.x,
      y: TOP + row * ROW_MM + INSET.y,
      width: COLUMN_MM - 2 * INSET.x,
    });
  return {
    objects: [
      ...numbers(0, ROWS).map((row) =>
        line(kinds, [LEFT, TOP + row * ROW_MM], [right, TOP + row * ROW_MM], {
          borderWidth: row === 1 ? 1.5 : 1,
        }),
      ),
      ...numbers(0, COLUMNS).map((column) =>
        line(kinds, [LEFT + column * COLUMN_MM, TOP], [LEFT + column * COLUMN_MM, bottom], {
          borderWidth: 1,
        }),
      ),
      ...['head1', 'head2', 'head3'].map((key, column) => cell(word(key), column, 0)),
      ...['row1', 'row2', 'row3'].map((key, row) => cell(word(key), 0, row + 1)),
    ],
  };
};
