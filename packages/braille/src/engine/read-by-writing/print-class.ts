/** What a print character is to the words around it, as bits. */
export const LETTER = 1;
export const DIGIT = 2;
/** Punctuation and signs, and what stands outside of a word. */
export const EDGE = 4;
/** The end of the word, as what may follow. */
export const END = 8;

export const ANYWHERE = LETTER | DIGIT | EDGE | END;

/** The class of a character. */
export function printClassOf(character: string): number {
  if (/\p{L}/u.test(character)) return LETTER;
  return /\d/u.test(character) ? DIGIT : EDGE;
}
