import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import styles from './resize-handle.module.css';

/** Props of `ResizeHandle`; lengths in CSS px. */
export interface ResizeHandleProps {
  /** What becomes wider or narrower, in words. */
  readonly label: string;
  /** Id of the element that it resizes. */
  readonly controls: string;
  /** On which side of the handle that element lies. */
  readonly side: 'left' | 'right';
  readonly value: number;
  readonly minValue: number;
  readonly maxValue: number;
  readonly onChange: (value: number) => void;
  /** A double click, or Enter: back to the usual width. */
  readonly onReset?: () => void;
}

/** Step of the arrow keys, in px. */
const STEP_PX = 16;

/** The edge between two columns, moved by the pointer or, while it is focused, by the arrow keys, Home and End. */
export function ResizeHandle({
  label,
  controls,
  side,
  value,
  minValue,
  maxValue,
  onChange,
  onReset,
}: ResizeHandleProps) {
  const drag = useRef<{ readonly x: number; readonly value: number } | null>(null);
  const direction = side === 'left' ? 1 : -1;
  const set = (next: number) => {
    const kept = Math.round(Math.min(maxValue, Math.max(minValue, next)));
    if (kept !== value) onChange(kept);
  };

  const begin = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, value };
  };
  const move = ({ clientX }: PointerEvent) => {
    if (drag.current) set(drag.current.value + direction * (clientX - drag.current.x));
  };
  const end = () => {
    drag.current = null;
  };
  const press = (event: KeyboardEvent) => {
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: value - direction * STEP_PX,
      ArrowRight: value + direction * STEP_PX,
      Home: minValue,
      End: maxValue,
    };
    const target = targets[event.key];
    if (target !== undefined) set(target);
    else if (event.key === 'Enter') onReset?.();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-controls={controls}
      aria-valuenow={value}
      aria-valuemin={minValue}
      aria-valuemax={maxValue}
      className={styles.handle}
      data-side={side}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={onReset}
      onKeyDown={press}
    />
  );
}
