const FORMAT = new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' });

/** The day of a moment (ISO 8601) as DD.MM.YYYY in both languages (product spec section 2), in the browser's time zone. */
export function dateText(moment: string): string {
  return FORMAT.format(new Date(moment));
}
