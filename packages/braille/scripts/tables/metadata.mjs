/** What tables of liblouis say about themselves in their first lines, such as `#-display-name: German contracted braille`. */
import { readTableFile } from './table-source.mjs';

const FIELD = /^#[-+]\s*([a-z-]+)\s*:\s*(.*?)\s*$/u;
const INCLUDED = /^include\s+(\S+)/u;

/** The fields of a table; one that says nothing itself may stand for the only table it includes. */
export function metadataOf(name, seen = new Set()) {
  if (seen.has(name)) return {};
  seen.add(name);
  const fields = {};
  const included = [];
  for (const line of (readTableFile(name) ?? '').split('\n')) {
    const field = FIELD.exec(line.trim());
    if (field !== null) fields[field[1]] ??= field[2];
    const file = INCLUDED.exec(line.trim())?.[1];
    if (file !== undefined) included.push(file);
  }
  if (Object.keys(fields).length > 0) return fields;
  return included.length > 0 ? metadataOf(included.at(-1), seen) : fields;
}
