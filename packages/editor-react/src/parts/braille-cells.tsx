import { type BrailleSystem, brailleTagOf, type Cell, cellsToUnicode } from '@tastwerk/editor-core/braille';
import { DOT_GEOMETRY } from '@tastwerk/editor-core/scene';
import { VisuallyHidden } from '@tastwerk/ui';
import { CELL_MM, dotPath } from './sheet-geometry.js';
import styles from './braille-cells.module.css';

interface LineProps extends Pick<BrailleCellsProps, 'label' | 'system'> {
  readonly cells: readonly Cell[];
}

interface BrailleCellsProps {
  /** What these cells are, for screen readers. */
  readonly label: string;
  readonly rows: readonly (readonly Cell[])[];
  readonly system: BrailleSystem;
  /** Cells that a row has room for; the widest row decides when it is absent. */
  readonly cellsPerRow?: number;
}

/** Cells that a row of a preview in a dialog has room for. */
const CELLS_OF_LINE = 24;

/** One line of braille in a dialog, in as many rows as it needs. */
export function BrailleLine({ cells, ...shown }: LineProps) {
  const rows = Array.from({ length: Math.ceil(cells.length / CELLS_OF_LINE) }, (_, row) =>
    cells.slice(row * CELLS_OF_LINE, (row + 1) * CELLS_OF_LINE),
  );
  return <BrailleCells {...shown} rows={rows} cellsPerRow={CELLS_OF_LINE} />;
}

/** Rows of braille drawn as dots, with the same cells as Unicode text for a braille display. */
export function BrailleCells({ label, rows, system, cellsPerRow }: BrailleCellsProps) {
  const { dotSpacingMm, diameterMm } = DOT_GEOMETRY;
  const columns = Math.max(1, cellsPerRow ?? 0, ...rows.map((row) => row.length));
  const width = columns * CELL_MM.width - dotSpacingMm + diameterMm;
  const height = Math.max(1, rows.length) * CELL_MM.height - dotSpacingMm + diameterMm;
  const dots = dotPath(rows, { x: diameterMm, y: diameterMm }, CELL_MM);

  return (
    <figure className={styles.cells} aria-label={label}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path d={dots} stroke="currentColor" strokeWidth={diameterMm} strokeLinecap="round" />
      </svg>
      <VisuallyHidden>
        <span lang={brailleTagOf(system)}>{rows.map(cellsToUnicode).join('\n')}</span>
      </VisuallyHidden>
    </figure>
  );
}
