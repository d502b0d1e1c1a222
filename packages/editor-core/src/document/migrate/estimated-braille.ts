import { ok } from '../../result.js';
import { languageOfSystem } from '../../translator/systems.js';
import type { BrailleLookup } from '../../translator/translator.js';

/** What needs no sign of its own: small letters and blanks. */
const PLAIN = /[\p{Ll}\p{Lo} ]/u;
const CAPITAL = /\p{Lu}/u;
const DIGIT = /\d/u;
const BLANK = ' ';

/** Any cell that is not blank: only the length of what it is in counts. */
const SOME_CELL = 1;

/**
 * Braille as long as that of any system at most, for measuring where none is known: a number sign before digits, two cells for other
 * signs, in English for capitals too (German braille does not mark them). Contractions make it shorter.
 */
export const estimatedBraille: BrailleLookup = {
  get(text, system) {
    const marksCapitals = languageOfSystem(system) === 'en';
    const cells: number[] = [];
    const sourceIndex: number[] = [];
    for (let index = 0; index < text.length; index += 1) {
      const character = text.charAt(index);
      const isFirstDigit = DIGIT.test(character) && !DIGIT.test(text.charAt(index - 1));
      const isLater = DIGIT.test(character) && !isFirstDigit;
      const isPlain = PLAIN.test(character) || (CAPITAL.test(character) && !marksCapitals);
      for (let count = isPlain || isLater ? 1 : 2; count > 0; count -= 1) {
        cells.push(character === BLANK ? 0 : SOME_CELL);
        sourceIndex.push(index);
      }
    }
    return ok({ cells, sourceIndex });
  },
};
