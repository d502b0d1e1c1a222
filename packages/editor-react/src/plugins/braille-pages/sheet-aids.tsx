import type { BraillePagesLayout } from '@tastwerk/editor-core';
import {
  type BraillePage,
  type CellPlace,
  type CellRange,
  cellSizeOf,
  type Sign,
} from '@tastwerk/editor-core/braille';
import { textOrigin } from '@tastwerk/editor-core/scene';
import { rowsOfPage } from '../../parts/sheet-geometry.js';
import styles from './sheet.module.css';

/** Marks the frame of the cell that the cursor is on. */
export const CELL_CURSOR = 'data-cell-cursor';

/** Room that rulers take left of and above the sheet, in mm. */
export const RULER_MM = 9;

/** Every fifth cell has its number, as on a slate. */
const NUMBERED_CELLS = 5;
const TICK_MM = 2;
/** Height of the letters under the cells: what is left between two rows of dots; mm. */
const LETTER_MM = 2.8;
/** Width that a letter takes at that height on average, in mm. */
const LETTER_WIDTH_MM = 1.6;
/** Height of the bar under selected cells, and its distance from their room, where the letters end; mm. */
const BAR_MM = 0.7;
/** Where the letters stand in the room of their cells, from its top; mm. */
const LETTER_BASELINE_MM = 10.5;

/** Where the text of the page begins, which in pages of both sides differs from one to the next. */
type Margins = Pick<BraillePage, 'marginLeft' | 'marginTop'>;

interface RulersProps {
  readonly page: Margins;
  readonly layout: BraillePagesLayout;
  readonly cursor: CellPlace | null;
}

/** Numbers of the cells above the sheet and of the rows beside it, both counted from 1 where the text begins. */
export function SheetRulers({ page, layout, cursor }: RulersProps) {
  const cell = cellSizeOf(layout);
  const origin = textOrigin(page, cell);
  const cells = Array.from({ length: layout.cellsPerRow }, (_, column) => column);
  const rows = Array.from({ length: rowsOfPage(layout) }, (_, row) => row);
  return (
    <g className={styles.ruler}>
      {cells.map((column) => {
        const x = origin.x + (column + 0.5) * cell.width;
        const isCursor = cursor?.column === column;
        const isNumbered = column === 0 || (column + 1) % NUMBERED_CELLS === 0;
        return isCursor || (isNumbered && Math.abs((cursor?.column ?? -9) - column) > 1) ? (
          <text key={column} x={x} y={-TICK_MM} data-cursor={isCursor}>
            {column + 1}
          </text>
        ) : (
          <path key={column} d={`M${x} ${-TICK_MM}v1.2`} />
        );
      })}
      {rows.map((row) => (
        <text
          key={row}
          x={-RULER_MM / 2}
          y={origin.y + (row + 0.5) * cell.height + 1.2}
          data-cursor={cursor?.row === row}
        >
          {row + 1}
        </text>
      ))}
    </g>
  );
}

interface MarksProps {
  readonly page: Margins;
  readonly layout: BraillePagesLayout;
  readonly highlights: readonly Pick<CellRange, 'row' | 'from' | 'to'>[];
  readonly cursor: CellPlace | null;
}

/** The cells that write what is selected, with a bar below them, and the frame of the cell that the cursor is on. */
export function SheetMarks({ page, layout, highlights, cursor }: MarksProps) {
  const { width, height } = cellSizeOf(layout);
  const origin = textOrigin(page, { width, height });
  return (
    <>
      {highlights.map(({ row, from, to }) => {
        const box = { x: origin.x + from * width, width: (to - from) * width };
        return (
          <g key={`${row}-${from}`}>
            <rect className={styles.selected} {...box} y={origin.y + row * height} height={height + BAR_MM} />
            <rect
              className={styles.selectedBar}
              {...box}
              y={origin.y + (row + 1) * height + BAR_MM}
              height={BAR_MM}
            />
          </g>
        );
      })}
      {cursor ? (
        <rect
          {...{ [CELL_CURSOR]: '' }}
          className={styles.cursor}
          x={origin.x + cursor.column * width}
          y={origin.y + cursor.row * height}
          width={width}
          height={height}
        />
      ) : null}
    </>
  );
}

interface LettersProps {
  readonly page: Margins;
  readonly layout: BraillePagesLayout;
  /** The signs of each row. */
  readonly rows: readonly (readonly Sign[])[];
}

/** The print that each sign writes, in small letters under its cells. */
export function SheetLetters({ page, layout, rows }: LettersProps) {
  const cell = cellSizeOf(layout);
  const origin = textOrigin(page, cell);
  return (
    <g className={styles.letters} fontSize={LETTER_MM}>
      {rows.flatMap((signs, row) =>
        signs
          .filter(({ print }) => print.trim() !== '')
          .map(({ from, to, print }) => {
            const room = (to - from) * cell.width - 0.4;
            const isTight = print.length * LETTER_WIDTH_MM > room;
            return (
              <text
                key={`${row}-${from}`}
                x={origin.x + ((from + to) / 2) * cell.width}
                y={origin.y + row * cell.height + LETTER_BASELINE_MM}
                {...(isTight ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {})}
              >
                {print}
              </text>
            );
          }),
      )}
    </g>
  );
}
