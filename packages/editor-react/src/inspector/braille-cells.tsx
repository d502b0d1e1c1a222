import {
  type BraillePrimitive,
  brailleDotCentres,
  type Cell,
  cellsToUnicode,
  DOT_GEOMETRY,
} from '@tastwerk/editor-core';
import { VisuallyHidden } from '@tastwerk/ui';
import styles from './braille-cells.module.css';

/** Distance of lines on an embossed page in mm. */
const LINE_MM = 10;

interface BrailleCellsProps {
  /** What these cells are, for screen readers. */
  readonly label: string;
  readonly rows: readonly (readonly Cell[])[];
  /** Cells that a row has room for; the widest row decides when it is absent. */
  readonly cellsPerRow?: number;
}

/** Rows of braille drawn as dots, with the same cells as Unicode text for a braille display. */
export function BrailleCells({ label, rows, cellsPerRow }: BrailleCellsProps) {
  const { cellSpacingMm, dotSpacingMm, diameterMm } = DOT_GEOMETRY;
  const columns = Math.max(1, cellsPerRow ?? 0, ...rows.map((row) => row.length));
  const centresOf = (cells: readonly Cell[], row: number) => {
    const line: Omit<BraillePrimitive, 'type' | 'layer' | 'objectId'> = {
      cells,
      origin: { x: diameterMm, y: diameterMm + row * LINE_MM },
      angle: 0,
      dots: DOT_GEOMETRY,
      ink: '',
      text: '',
    };
    return brailleDotCentres(line);
  };
  const width = columns * cellSpacingMm - dotSpacingMm + diameterMm;
  const height = Math.max(1, rows.length) * LINE_MM - dotSpacingMm + diameterMm;
  // Round dots as strokes without length: one element for a whole page.
  const dots = rows.flatMap(centresOf).map(({ x, y }) => `M${x.toFixed(2)} ${y.toFixed(2)}h0`);

  return (
    <figure className={styles.cells} aria-label={label}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path d={dots.join('')} stroke="currentColor" strokeWidth={diameterMm} strokeLinecap="round" />
      </svg>
      <VisuallyHidden>{rows.map(cellsToUnicode).join('\n')}</VisuallyHidden>
    </figure>
  );
}
