import { isJsonObject, type JsonObject } from '../../values/json.js';
import { EMPTY_AREA, type TextureName } from '../../values/textures.js';
import type { KeyedTexture } from '../schema.js';
import { oldTexture } from './old-style.js';
import { oldText } from './old-text.js';
import type { Report } from './old-values.js';

/** Place, texture and label of an old entry. */
type Entry = readonly [string | number, unknown, unknown];

/** Old entries are a list, or an object whose names are the textures and whose values are texts or entries. */
function entriesOf(value: unknown): readonly Entry[] {
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

/** What an old entry names that explained areas without a texture. */
const NO_TEXTURE: readonly unknown[] = [undefined, null, '', 'none'];

function listOf(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

/**
 * What legends on the pages say of areas without a texture. Their entries repeat what is explained elsewhere, in the texts of textures,
 * lines and labels, but for these.
 */
function ofLegends({ pages, keyedStrokes }: JsonObject): readonly Entry[] {
  const objects = listOf(pages).flatMap((page) => listOf(page['objects']));
  const explained = new Set(
    [...objects, ...listOf(keyedStrokes)].flatMap(({ text, keyVal, label }) => [text, keyVal, label]),
  );
  return objects
    .flatMap(({ entries }) => listOf(entries))
    .filter(({ pattern, label, borderStyle }) => {
      const isOfLine = borderStyle !== undefined;
      return NO_TEXTURE.includes(pattern) && !isOfLine && !explained.has(label);
    })
    .map(({ label }) => [0, null, label]);
}

/**
 * The legend's textures of an old document, each once with the first label that says something. One that this program does
 * not know is left out and reported.
 */
export function migrateKeyedTextures(json: JsonObject, report: Report): readonly KeyedTexture[] {
  const labels = new Map<TextureName, string>();
  for (const [place, name, text] of [...entriesOf(json['keyedTextures']), ...ofLegends(json)]) {
    const pattern = NO_TEXTURE.includes(name)
      ? EMPTY_AREA
      : oldTexture(name, ['keyedTextures', place, 'pattern'], report);
    if (pattern === null) continue;
    const known = labels.get(pattern) ?? '';
    labels.set(
      pattern,
      known.trim() === '' ? oldText(text, ['keyedTextures', place, 'label'], report) : known,
    );
  }
  if (labels.get(EMPTY_AREA)?.trim() === '') labels.delete(EMPTY_AREA);
  return Array.from(labels, ([pattern, label]) => ({ pattern, label }));
}
