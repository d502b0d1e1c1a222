import { isJsonObject } from '../../values/json.js';
import type { TextureName } from '../../values/textures.js';
import { oldTexture } from './old-style.js';
import { oldText } from './old-text.js';
import type { Report } from './old-values.js';

/** Old entries are a list, or an object whose names are the textures and whose values are texts or entries. */
function entriesOf(value: unknown): readonly (readonly [string | number, unknown, unknown])[] {
  if (Array.isArray(value)) {
    return value.map((entry: unknown, index) =>
      isJsonObject(entry) ? [index, entry['pattern'], entry['label']] : [index, entry, ''],
    );
  }
  if (!isJsonObject(value)) return [];
  return Object.entries(value).map(([name, entry]) => [
    name,
    name,
    isJsonObject(entry) ? entry['label'] : entry,
  ]);
}

/**
 * The legend's textures of an old document, each once with the first label that says something. One that this program does
 * not know is left out and reported.
 */
export function migrateKeyedTextures(value: unknown, report: Report): unknown {
  const labels = new Map<TextureName, string>();
  for (const [place, name, text] of entriesOf(value)) {
    const pattern = oldTexture(name, ['keyedTextures', place, 'pattern'], report);
    if (pattern === null) continue;
    const known = labels.get(pattern) ?? '';
    labels.set(
      pattern,
      known.trim() === '' ? oldText(text, ['keyedTextures', place, 'label'], report) : known,
    );
  }
  return Array.from(labels, ([pattern, label]) => ({ pattern, label }));
}
