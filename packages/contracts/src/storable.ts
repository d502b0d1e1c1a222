/** Highest id that a table of the database can hold: PostgreSQL's `integer`. */
export const LAST_ID = 2_147_483_647;

/** What PostgreSQL keeps neither as text nor as jsonb: NUL, and half of a surrogate pair. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Whether a database keeps `text` as it is. */
export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text);
}

/** Where `value`, parsed from JSON, holds a text or a name of a field that no database keeps; undefined where it holds none. */
export function unstorablePlace(value: unknown): readonly (string | number)[] | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : [];
  if (typeof value !== 'object' || value === null) return undefined;
  const parts: Iterable<readonly [string | number, unknown]> = Array.isArray(value)
    ? value.entries()
    : Object.entries(value);
  for (const [key, part] of parts) {
    if (typeof key === 'string' && !isStorable(key)) return [key];
    const place = unstorablePlace(part);
    if (place !== undefined) return [key, ...place];
  }
  return undefined;
}
