import { isJsonObject } from '../../values/json.js';
import { DEFAULT_OUTLINE_STYLE } from '../../objects/shape-style.js';
import { lineWidthMm } from './old-place.js';
import { oldText } from './old-text.js';
import { oldBorderStyle, oldColour, type Report } from './old-values.js';

/** The legend's lines of an old document, named as its outlines are; what names no line is left out and reported. */
export function migrateKeyedStrokes(value: unknown, report: Report): unknown {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown, index) => {
    const path = ['keyedStrokes', index];
    const label = isJsonObject(entry) ? oldText(entry['label'], [...path, 'label'], report) : '';
    if (isJsonObject(entry) && entry['borderWidth'] !== undefined) {
      const { borderWidth, borderColour } = DEFAULT_OUTLINE_STYLE;
      return [
        {
          borderStyle: oldBorderStyle(entry['borderStyle']),
          borderWidth: lineWidthMm(entry, borderWidth, { path, report }),
          borderColour: oldColour(entry['border'], borderColour, path, report),
          label,
        },
      ];
    }
    if (label.trim() !== '')
      report({ code: 'ADJUSTED_VALUE_REPLACED', path, params: { from: label, to: '' } });
    return [];
  });
}
