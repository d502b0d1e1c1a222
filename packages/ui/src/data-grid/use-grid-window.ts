import { type RefObject, useEffect, useState } from 'react';

/** Rows beyond the edge that are in the page as well, so that scrolling shows no gap. */
const MARGIN_ROWS = 10;
/** Rows that are in the page before the height is known. */
const ROWS_AT_FIRST = 30;

/** Rows from `first` to before `end`. */
export interface RowWindow {
  readonly first: number;
  readonly end: number;
}

/** The rows of `scroller` that are seen, and some around them, as it is scrolled and changes its height. */
export function useGridWindow(scroller: RefObject<HTMLElement | null>, rowPx: number): RowWindow {
  const [shown, setShown] = useState<RowWindow>({ first: 0, end: ROWS_AT_FIRST });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => {
      const height = element.clientHeight;
      const seen = height > 0 ? Math.ceil(height / rowPx) : ROWS_AT_FIRST;
      // In steps, so that not each pixel of scrolling renders.
      const step = Math.floor(element.scrollTop / rowPx / MARGIN_ROWS) * MARGIN_ROWS;
      const next = { first: Math.max(0, step - MARGIN_ROWS), end: step + seen + 2 * MARGIN_ROWS };
      setShown((before) => (before.first === next.first && before.end === next.end ? before : next));
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      sizes.disconnect();
    };
  }, [scroller, rowPx]);
  return shown;
}
