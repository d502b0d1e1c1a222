import { type RefObject, useEffect, useState } from 'react';

/** A size in CSS px. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

const NOTHING: Extent = { width: 0, height: 0 };

/** The room inside `element`, as it changes. */
export function useRoom(element: RefObject<HTMLElement | null>): Extent {
  const [room, setRoom] = useState(NOTHING);
  useEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}

/** CSS px to the mm at which a sheet fits into `room`; at least 1, so that something is seen before there is room. */
export function fittingPxPerMm(
  room: Extent,
  sheet: { readonly widthMm: number; readonly heightMm: number },
): number {
  return Math.max(1, Math.min(room.width / sheet.widthMm, room.height / sheet.heightMm));
}
