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

/** Screens on which the whole editor has room: tablets held upright and larger. */
export const LARGE_SCREEN = '(min-width: 768px)';

/** Windows in which a side of the workspace lies over the sheet, one at a time (below lg, 992 px). */
export const SIDE_OVER_SHEET = '(max-width: 991.98px)';
