import { ok } from '../result.js';
import { wordLanguageOf } from '../translator/systems.js';
import type { FontMetrics } from '../resources/font-metrics.js';
import type { BrailleLookup } from '../translator/translator.js';

/** What takes one cell: letters and blanks; in English capitals take two, German braille does not mark them. */
const ONE_CELL = { de: /[\p{L} ]/u, en: /[\p{Ll}\p{Lo} ]/u } as const;
const BLANK = ' ';

/**
 * Braille as long as that of any system at most, for measuring where none is known: digits and other signs take two cells each, as if each
 * had a sign before it. Contractions make it shorter.
 */
export const estimatedBraille: BrailleLookup = {
  get(text, system) {
    const isShort = ONE_CELL[wordLanguageOf(system)];
    const sourceIndex = text
      .split('')
      .flatMap((character, index) => (isShort.test(character) ? [index] : [index, index]));
    return ok({ cells: sourceIndex.map((index) => (text.charAt(index) === BLANK ? 0 : 1)), sourceIndex });
  },
};

/** A font whose characters are all as wide as those of the bundled one on average: its advances are much to load for an estimate. */
export const estimatedFont: FontMetrics = { advance: () => 0.55, has: () => true, ascent: 1, descent: 0.3 };
