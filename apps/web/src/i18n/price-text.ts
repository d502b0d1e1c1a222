import { localeOf } from './language.js';

/** A price in cents as euro in the interface's language. */
export function priceText(cents: number, language: string): string {
  const format = new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: 'EUR' });
  return format.format(cents / 100);
}
