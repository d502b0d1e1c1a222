import { EUROBRAILLE_8_CELLS } from './eurobraille-8.js';
import type { CellEncoding } from './profile.js';

/** The encoding that a text is most likely written in. */
export interface EncodingGuess {
  readonly encoding: CellEncoding;
  /** Whether the text speaks clearly for it. */
  readonly isSure: boolean;
  /** Whether characters stand in it that only the upper-case and that only the lower-case table has. */
  readonly mixesCase: boolean;
}

/** The characters by which the two forms of a table differ: `A`-`Z @ [ \ ] ^` and 32 code points above. */
const UPPER_CASE = /[A-Z@[\\\]^]/g;
const LOWER_CASE = /[a-z`{|}~]/g;
const PATTERN = /[\u2801-\u28ff]/g;

/**
 * Both families use the same characters; what tells them apart is where punctuation stands, because letters are written
 * alike. After a word North American files have the digits of lower cells and the apostrophe (comma, stops), before it the
 * comma or full stop (capital signs of English and German).
 */
const NORTH_AMERICAN_SIGNS = [/[a-z][13468']+(?=\s|$)/gim, /(?:^|\s)[,.][a-z]/gim];
/** In Eurobraille comma and full stop end words as in print, and `$` is the German capital sign. */
const EUROBRAILLE_SIGNS = [/[a-z][,.](?=\s|$)/gim, /(?:^|\s)\$[a-z]/gim];

/** Dots 456 in EuroBraille with eight dots; no other table has it. */
const DOTS_456 = '\u007f';

/** Whether characters beyond ASCII stand in `text` that EuroBraille with eight dots has. */
const isBeyondAscii = (text: string): boolean =>
  Array.from(text).some((character) => character > DOTS_456 && EUROBRAILLE_8_CELLS.has(character));

/** How many times as many signs of one family there must be before it is sure. */
const CLEAR_LEAD = 3;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function countAll(text: string, patterns: readonly RegExp[]): number {
  return patterns.reduce((sum, pattern) => sum + count(text, pattern), 0);
}

/** Guesses which table `text` is written in; North American braille where nothing speaks for another (field notes 1.4). */
export function detectEncoding(text: string): EncodingGuess {
  const patterns = count(text, PATTERN);
  const upper = count(text, UPPER_CASE);
  const lower = count(text, LOWER_CASE);
  if (patterns > upper + lower) return { encoding: 'unicode', isSure: true, mixesCase: false };
  const northAmerican = countAll(text, NORTH_AMERICAN_SIGNS);
  const eurobraille = countAll(text, EUROBRAILLE_SIGNS);
  const isSure = Math.max(northAmerican, eurobraille) > CLEAR_LEAD * Math.min(northAmerican, eurobraille);
  const mixesCase = upper > 0 && lower > 0;
  if (text.includes(DOTS_456)) return { encoding: 'eurobraille-8', isSure: true, mixesCase: false };
  // Capitals have dot 7 there, so that both cases stand in one text.
  const hasEightDots = isBeyondAscii(text) || (mixesCase && eurobraille > 0);
  if (hasEightDots && eurobraille >= northAmerican) {
    return { encoding: 'eurobraille-8', isSure, mixesCase: false };
  }
  if (eurobraille > northAmerican) {
    return { encoding: upper > lower ? 'eurobraille-upper' : 'eurobraille', isSure, mixesCase };
  }
  return { encoding: lower > upper ? 'na-lower' : 'na-upper', isSure, mixesCase };
}
