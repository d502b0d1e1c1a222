import { useMemo } from 'react';
import { useLocale } from 'react-aria-components';

const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };

/** German as the product spec writes it, DD.MM.YYYY. English is British, with the month in words: 04/05 is May to some, April to others. */
function formatOfDay(locale: string): [string, Intl.DateTimeFormatOptions] {
  return locale.startsWith('de')
    ? ['de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' }]
    : ['en-GB', { day: 'numeric', month: 'short', year: 'numeric' }];
}

/** How days and points in time (ISO 8601) are written: 23.11.2026, 14:05 or 23 Nov 2026, 14:05, in the browser's time zone. */
export interface Moments {
  readonly dayText: (moment: string) => string;
  readonly momentText: (moment: string) => string;
}

/** {@link Moments} in the language of the interface. */
export function useMoments(): Moments {
  const { locale } = useLocale();
  return useMemo(() => {
    const [tag, options] = formatOfDay(locale);
    const day = new Intl.DateTimeFormat(tag, options);
    const time = new Intl.DateTimeFormat(tag, { ...options, ...TIME });
    return {
      dayText: (moment) => day.format(new Date(moment)),
      momentText: (moment) => time.format(new Date(moment)),
    };
  }, [locale]);
}
