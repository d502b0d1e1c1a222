/** The letters that the model counts; all others are one. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzäöüß';

const OTHER_LETTER = LETTERS.length + 1;

/** How many symbols there are; 0 is the begin and the end of a word. */
export const SYMBOLS = 32;

/** The symbol of a small letter. */
export function letterSymbolOf(letter: string): number {
  const at = LETTERS.indexOf(letter);
  return at < 0 ? OTHER_LETTER : at + 1;
}
