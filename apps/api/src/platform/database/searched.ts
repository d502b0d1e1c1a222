/** A pattern of LIKE for what contains `text`, which means nothing but itself. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Highest id that a table can hold. */
const LAST_ID = 2_147_483_647;

/** The id that somebody looks for by `text`; null where it is none. */
export function idIn(text: string): number | null {
  const number = /^\s*\d{1,10}\s*$/.test(text) ? Number(text) : 0;
  return number > 0 && number <= LAST_ID ? number : null;
}
