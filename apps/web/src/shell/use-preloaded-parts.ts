import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PARTS, preloadParts } from './parts.js';
import { EDITOR, screenAt } from './screens.js';

/** The first page gets this long for itself before the others are loaded, in ms. */
const HEAD_START_MS = 1500;

/** What somebody does to a link who is about to follow it. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Whether the browser asks to load no more than is needed (Save-Data). */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}

/**
 * Loads screens before they are gone to, so that they appear at once: those that people go to next while nothing else is going on, the one
 * that follows on the one that is shown, and any other when a link to it is pointed at or focused.
 */
export function usePreloadedParts(): void {
  const { i18n } = useTranslation();
  const { pathname } = useLocation();
  const screen = screenAt(pathname);
  // The editor has no links to other screens, and needs the connection for itself.
  const isFramed = screen !== EDITOR;
  useEffect(() => {
    if (!isFramed || savesData()) return;
    const load = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin !== window.location.origin) return;
      // What does not come now is asked for again by the click.
      void screenAt(link.pathname)
        ?.part.preload(i18n)
        .catch(() => undefined);
    };
    const timer = setTimeout(() => void preloadParts(PARTS, i18n), HEAD_START_MS);
    for (const sign of SIGNS) document.addEventListener(sign, load, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) document.removeEventListener(sign, load);
    };
  }, [i18n, isFramed]);

  const next = screen?.next;
  useEffect(() => {
    if (!next || savesData()) return;
    const timer = setTimeout(() => void preloadParts({ next }, i18n), HEAD_START_MS);
    return () => clearTimeout(timer);
  }, [next, i18n]);
}
