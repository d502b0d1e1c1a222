import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Where each place of the browser's history was scrolled to when it was left, in CSS px. */
const places = new Map<string, number>();

/** The keys of the places that were left since the page was loaded: where the others are scrolled to is still changing. */
const left = new Set<string>();

/** Where the place of the history with `key` was scrolled to when it was left; undefined where it was not, as after a reload. */
export function keptScroll(key: string): number | undefined {
  return left.has(key) ? places.get(key) : undefined;
}

const CATALOGUE = '/catalogue';

/**
 * Scrolling as people expect it: a new page begins at its top, going back comes to where one was, and within the catalogue nothing
 * moves at all, as its graphics open above it (product spec section 2).
 */
export function useKeptScroll(): void {
  const { pathname, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const previous = useRef<string>(undefined);
  // At once, before a shorter page moves the window and that is noted for the place that was left.
  useLayoutEffect(() => {
    const staysIn = previous.current?.startsWith(CATALOGUE) && pathname.startsWith(CATALOGUE);
    previous.current = pathname;
    // A place that was never left, as after a reload, is the browser's to find.
    const top = isBack ? places.get(key) : 0;
    if (!staysIn && top !== undefined) window.scrollTo(0, top);
    places.set(key, window.scrollY);
    const note = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      left.add(key);
      window.removeEventListener('scroll', note);
    };
  }, [pathname, key, isBack]);
}
