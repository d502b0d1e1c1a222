const KEY_LETTERS = 3;

/** The abbreviation that stands for a label in the drawing until someone chooses another: its first three letters, lower case. */
export function defaultKeyVal(text: string): string {
  const letters = Array.from(text.matchAll(/\p{L}/gu), ([letter]) => letter);
  return letters.slice(0, KEY_LETTERS).join('').toLowerCase();
}
