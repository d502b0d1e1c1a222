/** What tables of liblouis say about themselves in their first lines, such as `#-display-name: German contracted braille`. */
const FIELD = /^#[-+]\s*([a-z-]+)\s*:\s*(.*?)\s*$/u;
/** The files that a user of liblouis chooses tables by; all others are included by these. */
export const TABLE_FILE = /\.(?:ctb|utb|tbl)$/u;

const INCLUDED = /^include\s+(\S+)/u;

/** The fields of a text: all values of each. */
export function fieldsOf(text) {
  const fields = {};
  for (const line of text.split('\n')) {
    const field = FIELD.exec(line.trim());
    if (field !== null) (fields[field[1]] ??= []).push(field[2]);
  }
  return fields;
}

/** The first value of each field of a table; one that says nothing itself may stand for the only table it includes. */
export function metadataOf(name, read, seen = new Set()) {
  if (seen.has(name)) return {};
  seen.add(name);
  const text = read(name) ?? '';
  const fields = Object.entries(fieldsOf(text)).map(([field, [first]]) => [field, first]);
  if (fields.length > 0) return Object.fromEntries(fields);
  const included = text.split('\n').flatMap((line) => INCLUDED.exec(line.trim())?.[1] ?? []);
  return included.length > 0 ? metadataOf(included.at(-1), read, seen) : {};
}
