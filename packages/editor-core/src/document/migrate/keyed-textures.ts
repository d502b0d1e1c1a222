import { isJsonObject } from '../json.js';
import { TEXTURE_NAMES } from '../textures.js';
import { type Report, textOr } from './old-values.js';

/** The legend's textures of an old document; one that this program does not know is left out and reported. */
export function migrateKeyedTextures(value: unknown, report: Report): unknown {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown, index) => {
    if (!isJsonObject(entry)) return [];
    const pattern = TEXTURE_NAMES.find((name) => name === entry['pattern']);
    if (pattern) return [{ pattern, label: textOr(entry['label'], '') }];
    const params = { from: textOr(entry['pattern'], ''), to: '' };
    report({ code: 'ADJUSTED_VALUE_REPLACED', path: ['keyedTextures', index, 'pattern'], params });
    return [];
  });
}
