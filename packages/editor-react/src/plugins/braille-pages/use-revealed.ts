import { type RefObject, useEffect } from 'react';
import { CELL_CURSOR } from './sheet-aids.js';

/** How far `inner` has to be moved to lie between the edges of `outer`; 0 when it does. */
function overhang(innerFrom: number, innerTo: number, outerFrom: number, outerTo: number): number {
  if (innerTo > outerTo) return innerTo - outerTo;
  return Math.min(0, innerFrom - outerFrom);
}

/** Scrolls `scroller` until the cell under the cursor is in it, with the room of a cell around. */
function revealCursor(scroller: HTMLElement): void {
  const cell = scroller.querySelector(`[${CELL_CURSOR}]`);
  if (!cell) return;
  const outer = scroller.getBoundingClientRect();
  const { left, right, top, bottom, width, height } = cell.getBoundingClientRect();
  scroller.scrollLeft += overhang(left - width, right + width, outer.left, outer.right);
  scroller.scrollTop += overhang(top - height, bottom + height, outer.top, outer.bottom);
}

/** Scrolls `scroller`, and nothing around it, so that the cell under the cursor is seen whenever `cursor` has changed. */
export function useRevealed(scroller: RefObject<HTMLElement | null>, cursor: object | null): void {
  useEffect(() => {
    if (cursor && scroller.current) revealCursor(scroller.current);
  }, [scroller, cursor]);
}
