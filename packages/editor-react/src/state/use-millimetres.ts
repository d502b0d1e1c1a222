import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Decimals of places and sizes in mm, spoken and shown. */
export const PLACE_DIGITS = 1;

/** Decimals of what guidelines judge, such as gaps and widths of lines, in mm: as many as the figures of findings have. */
const JUDGED_DIGITS = 2;

/** Writes lengths in mm as the user's language does, without the unit. */
export interface Lengths {
  /** Places and sizes. */
  readonly millimetres: (mm: number) => string;
  /** What guidelines judge: rounded as a place, a gap of 2.96 mm would be told as the 3 mm that it misses. */
  readonly judged: (mm: number) => string;
}

/** How lengths are written in `language`. */
export function lengthsIn(language: string): Lengths {
  const writer = (digits: number) => {
    const format = new Intl.NumberFormat(language, { maximumFractionDigits: digits });
    return (mm: number) => format.format(mm);
  };
  return { millimetres: writer(PLACE_DIGITS), judged: writer(JUDGED_DIGITS) };
}

/** How lengths are written in the language of the editor. */
export function useLengths(): Lengths {
  const { i18n } = useTranslation();
  return useMemo(() => lengthsIn(i18n.language), [i18n.language]);
}

/** Writes places and sizes in mm as the user's language does, without the unit. */
export function useMillimetres(): (mm: number) => string {
  return useLengths().millimetres;
}
