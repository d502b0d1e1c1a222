import type { BraillePagesLayout } from '@tastwerk/editor-core';
import { cellSizeOf, type PrintedBraillePage } from '@tastwerk/editor-core/braille';
import { DOT_GEOMETRY, textOrigin } from '@tastwerk/editor-core/scene';
import { type ReactNode, useMemo } from 'react';
import { pageDots, rowsOfPage } from '../../parts/sheet-geometry.js';
import styles from './sheet.module.css';

/** Holes of a two-hole punch: 6 wide, 80 apart, their centres 12 from the edge (ISO 838); mm. */
const HOLES_MM = { radius: 3, fromEdge: 12, apart: 80 } as const;

interface SheetPictureProps {
  readonly page: PrintedBraillePage;
  readonly layout: BraillePagesLayout;
  /** Room in mm left of and above the sheet, for rulers. */
  readonly roomMm?: number;
  /** What lies under the dots. */
  readonly below?: ReactNode;
  /** What lies over the dots, and the rulers. */
  readonly children?: ReactNode;
}

/** One embossed page as a drawing in mm, its sheet's top left at the origin. Hidden from screen readers: they read the cells. */
export function SheetPicture({ page, layout, roomMm = 0, below, children }: SheetPictureProps) {
  const { width, height, holePunch, cellsPerRow } = layout;
  const cell = cellSizeOf(layout);
  const dots = useMemo(() => pageDots(page, cell), [page, cell]);
  const origin = textOrigin(page, cell);
  const holes = holePunch ? [height / 2 - HOLES_MM.apart / 2, height / 2 + HOLES_MM.apart / 2] : [];
  return (
    <svg
      className={styles.picture}
      viewBox={`${-roomMm} ${-roomMm} ${width + roomMm} ${height + roomMm}`}
      aria-hidden="true"
    >
      <rect className={styles.paper} width={width} height={height} />
      <rect
        className={styles.textArea}
        x={origin.x}
        y={origin.y}
        width={cellsPerRow * cell.width}
        height={rowsOfPage(layout) * cell.height}
      />
      {holes.map((y) => (
        <circle key={y} className={styles.hole} cx={HOLES_MM.fromEdge} cy={y} r={HOLES_MM.radius} />
      ))}
      {below}
      <path className={styles.dots} d={dots} strokeWidth={DOT_GEOMETRY.diameterMm} />
      {children}
    </svg>
  );
}
