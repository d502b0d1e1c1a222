import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PARTS, preloadParts } from './parts.js';

/** The first page gets this long for itself before the others are loaded, in ms. */
const HEAD_START_MS = 1500;

/** Whether the browser asks to load no more than is needed (Save-Data). */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}

/** Loads the screens that people go to next while nothing else is going on, so that they appear at once. */
export function usePreloadedParts(): void {
  const { i18n } = useTranslation();
  useEffect(() => {
    if (savesData()) return;
    const timer = setTimeout(() => void preloadParts(PARTS, i18n), HEAD_START_MS);
    return () => clearTimeout(timer);
  }, [i18n]);
}
