/** The product spec writes DD.MM.YYYY, HH:mm in both languages. */
const FORMAT = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A point in time (ISO 8601) as it is shown, in the browser's time zone. */
export function momentText(moment: string): string {
  return FORMAT.format(new Date(moment));
}
