import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window answers to a CSS media query, kept up to date. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Where a finger points, which needs room. */
export const COARSE_POINTER = '(pointer: coarse)';

/**
 * Windows in which the bars have room for all their buttons: tablets held upright and larger. In narrower ones, which a zoom of 400 % makes of a
 * usual window, buttons move into menus and the sides stand above the sheet.
 */
export const LARGE_SCREEN = '(min-width: 768px)';

/** Windows in which a side of the workspace lies over the sheet, one at a time (below lg, 992 px). */
export const SIDE_OVER_SHEET = '(max-width: 991.98px)';
