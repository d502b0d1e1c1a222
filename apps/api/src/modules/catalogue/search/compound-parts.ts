import type { Hyphenator } from '@tastwerk/editor-core/braille';
import { foldWord } from './search-terms.js';

/** Letters that a part of a word has at least, and those before one that is as short as that. */
const SHORTEST_PART = 3;
const LETTERS_BEFORE_SHORT = 4;

/**
 * Whether a longer word has `folded` as a part that begins with a syllable, as the parts of German compounds do: "Kreislauf" in
 * "Wasserkreislauf", but neither "Reis" in "Stromkreis" nor "Uhr" in "Fuhrwerk". One of three letters must end the word as well: "Uhr" in "Armbanduhr".
 */
export function isPartOf(folded: string, word: string, { divide }: Pick<Hyphenator, 'divide'>): boolean {
  if (folded.length < SHORTEST_PART) return false;
  return divide(word).some(({ at }) => {
    const rest = foldWord(word.slice(at));
    if (folded.length > SHORTEST_PART) return rest.startsWith(folded);
    return at >= LETTERS_BEFORE_SHORT && rest === folded;
  });
}
