function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]): [string, unknown] => [key, sorted(item)]);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * `value` as JSON with the keys of every object in the order of their UTF-16 units and no white space, so that equal
 * documents give equal text. SHA-256 over its UTF-8 is the document hash; hashing is the caller's.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(value));
}
