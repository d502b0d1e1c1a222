import { type PointerEvent, useRef } from 'react';

/** Shortest way of a swipe in CSS px; shorter ones are presses that slipped. */
const LEAST_PX = 48;

/**
 * Handlers that tell a horizontal swipe of a finger or pen: 1 towards what follows (to the left), -1 towards what lies before. A mouse
 * selects text instead. The element must leave vertical panning alone to the browser (`touch-action: pan-y`).
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current =
        event.pointerType === 'mouse' || !event.isPrimary ? null : { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current || !event.isPrimary) return;
      const right = event.clientX - start.current.x;
      const down = event.clientY - start.current.y;
      start.current = null;
      if (Math.abs(right) >= LEAST_PX && Math.abs(right) > 2 * Math.abs(down)) onSwipe(right < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
