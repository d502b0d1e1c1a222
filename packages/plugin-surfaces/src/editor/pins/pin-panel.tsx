import { type KeyboardEvent, type PointerEvent, useId, useMemo } from 'react';
import type { DotGrid, Place } from '../../embossing/dot-grid.js';
import { dotsPath } from '../dots-path.js';
import styles from './pin-panel.module.css';

/** Pins that the cursor goes with the shift key held. */
const FAR = 5;

const ARROWS: Readonly<Record<string, { readonly column: number; readonly row: number }>> = {
  ArrowLeft: { column: -1, row: 0 },
  ArrowRight: { column: 1, row: 0 },
  ArrowUp: { column: 0, row: -1 },
  ArrowDown: { column: 0, row: 1 },
};

interface PinPanelProps {
  readonly pins: DotGrid;
  readonly cursor: Place;
  readonly label: string;
  /** How the cursor is moved, in words. */
  readonly help: string;
  /** The cursor was moved, by keys also beyond the edge. */
  readonly onCursor: (place: Place) => void;
  /** Zoom was asked for: one step in (1) or out (-1). */
  readonly onZoom: (by: 1 | -1) => void;
}

/** Raised pins as dots on a panel of pins, with a cursor that a mouse, a finger or the arrow keys move. */
export function PinPanel({ pins, cursor, label, help, onCursor, onZoom }: PinPanelProps) {
  const id = useId();
  const { columns, rows } = pins;
  const raised = useMemo(() => dotsPath(pins), [pins]);

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (event.key === '+' || event.key === '-') onZoom(event.key === '+' ? 1 : -1);
    else if (arrow) {
      const by = event.shiftKey ? FAR : 1;
      onCursor({ column: cursor.column + by * arrow.column, row: cursor.row + by * arrow.row });
    } else return;
    event.preventDefault();
  };
  const onPointer = (event: PointerEvent) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const column = Math.floor(((event.clientX - left) / width) * columns);
    const row = Math.floor(((event.clientY - top) / height) * rows);
    if (pins.holds({ column, row })) onCursor({ column, row });
  };
  return (
    <>
      <div
        className={styles.panel}
        role="application"
        aria-label={label}
        aria-describedby={`${id}-help`}
        // oxlint-disable-next-line -- the panel is a widget of its own: arrow keys move its cursor
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={onPointer}
        onPointerMove={(event) => {
          // A mouse on its way to a button leaves the cursor where it is.
          if (event.buttons !== 0) onPointer(event);
        }}
      >
        <svg viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true" className={styles.pins}>
          <defs>
            <pattern id={`${id}-pin`} width="1" height="1" patternUnits="userSpaceOnUse">
              <circle cx=".5" cy=".5" r=".16" className={styles.lowered} />
            </pattern>
          </defs>
          <rect width={columns} height={rows} fill={`url(#${id}-pin)`} />
          <path d={raised} className={styles.raised} />
          <circle cx={cursor.column + 0.5} cy={cursor.row + 0.5} r=".8" className={styles.cursor} />
        </svg>
      </div>
      <p id={`${id}-help`} className={styles.help}>
        {help}
      </p>
    </>
  );
}
