import { DEFAULT_LABEL_SIZE_MM } from '../../primitives/sizes.js';
import type { JsonObject } from '../../values/json.js';
import { identity, type OldPlace, placeMm, sideMm } from './old-place.js';
import { oldText } from './old-text.js';

/** Longest abbreviation that a document may hold. */
const KEY_VALUE_LENGTH = 20;

/** A label. Its old braille was derived from the print, so it is translated again. */
export function oldLabel(object: JsonObject, place: OldPlace): JsonObject {
  const { path, report } = place;
  const keyVal = oldText(object['keyVal'], [...path, 'keyVal'], report);
  const short = keyVal.slice(0, KEY_VALUE_LENGTH);
  if (short !== keyVal) {
    const params = { from: keyVal, to: short };
    report({ code: 'ADJUSTED_VALUE_REPLACED', path: [...path, 'keyVal'], params });
  }
  return {
    type: 'label',
    ...identity(object, place),
    ...placeMm(object, place),
    width: sideMm(object, 'width', DEFAULT_LABEL_SIZE_MM.width, place),
    height: sideMm(object, 'height', DEFAULT_LABEL_SIZE_MM.height, place),
    text: oldText(object['text'], [...path, 'text'], report),
    brailleOverride: null,
    displayDots: object['displayDots'] !== false,
    displayLetters: object['displayLetters'] !== false,
    isKey: object['isKey'] === true,
    keyVal: short,
    fullCharPrefix: object['fullCharPrefix'] === true,
    isTitle: object['isTitle'] === true,
    pristine: object['pristine'] === true,
    border: object['border'] === true,
  };
}
