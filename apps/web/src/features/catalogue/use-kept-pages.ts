import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { keptScroll } from '../../page/use-kept-scroll.js';

/** Pages that are loaded once more at most: who has read on further begins again from there. */
const MOST_PAGES = 40;

/** Under which name the browser's entry for an address keeps how far a list was read. */
const KEPT = 'catalogue';

/** How far a list was read: its pages, and where it was scrolled to, in CSS px. */
interface KeptPlace {
  readonly pages: number;
  readonly top: number;
}

/** A list that is read page by page. */
interface PagedList {
  readonly pages: number;
  readonly hasNextPage: boolean;
  /** Whether an answer is on its way, or there was none. */
  readonly isWaiting: boolean;
  readonly fetchNextPage: () => unknown;
}

function stateOfEntry(): object {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

function keptPlace(): KeptPlace | null {
  const state = stateOfEntry();
  const kept: unknown = KEPT in state ? state[KEPT] : null;
  const isPlace = typeof kept === 'object' && kept !== null && 'pages' in kept && 'top' in kept;
  if (!isPlace || typeof kept.pages !== 'number' || typeof kept.top !== 'number') return null;
  return { pages: Math.min(kept.pages, MOST_PAGES), top: kept.top };
}

function keepPlace(pages: number): void {
  const place: KeptPlace = { pages, top: window.scrollY };
  window.history.replaceState({ ...stateOfEntry(), [KEPT]: place }, '');
}

/** Scrolls once the fonts are there: before, lines break elsewhere, and the same place is another one. */
function scrollOnceLaidOut(top: number): void {
  if (!('fonts' in document)) return window.scrollTo(0, top);
  void document.fonts.ready.then(() => window.scrollTo(0, top));
}

/** Brings back, after a reload and when somebody comes back late, the pages that a list had and the place that it was scrolled to. */
export function useKeptPages({ pages, hasNextPage, isWaiting, fetchNextPage }: PagedList): void {
  const { key } = useLocation();
  const wanted = useRef<KeptPlace | null>(null);
  const isLonger = useRef(false);
  // Before the frame notes a new place for this entry of the history.
  useLayoutEffect(() => {
    const kept = keptPlace();
    wanted.current = kept && { ...kept, top: keptScroll(key) ?? kept.top };
    isLonger.current = false;
  }, [key]);

  useEffect(() => {
    if (isWaiting) return;
    if (wanted.current && pages < wanted.current.pages && hasNextPage) {
      isLonger.current = true;
      fetchNextPage();
      return;
    }
    if (wanted.current && isLonger.current) scrollOnceLaidOut(wanted.current.top);
    wanted.current = null;
    keepPlace(pages);
  }, [key, pages, hasNextPage, isWaiting, fetchNextPage]);

  useEffect(() => {
    const keep = () => {
      if (wanted.current === null) keepPlace(pages);
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [pages]);
}
