import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Writes a length in mm as the user's language does, with one decimal at most and without the unit. */
export function useMillimetres(): (mm: number) => string {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
    return (mm) => format.format(mm);
  }, [i18n.language]);
}
