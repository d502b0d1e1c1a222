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

/** Screens on which the editor can be used (product spec sections 2 and 9: lg is 992 px). */
export const LARGE_SCREEN = '(min-width: 992px)';
