import type { ApiLanguage } from '@tastwerk/contracts';

/** The zone in which moments are told: the product ships within Germany. */
const TIME_ZONE = 'Europe/Berlin';

/** An ISO moment with day and time. */
export function momentInWords(moment: string, language: ApiLanguage): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  }).format(new Date(moment));
}

/** Cents as an amount in euro. */
export function moneyInWords(cents: number, language: ApiLanguage): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(cents / 100);
}
