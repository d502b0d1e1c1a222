/** Characters of an abbreviation: two or three are read at a glance (field notes 2.2, label-abbrev). */
const KEY_LETTERS = 3;

/** Letters of a text that abbreviations are made of: later ones say too little of it. */
const USED_LETTERS = 16;

/** The largest number that tells equal abbreviations apart. */
const LARGEST_NUMBER = 999;

function lettersOf(text: string): readonly string[] {
  return Array.from(text.toLowerCase().matchAll(/\p{L}/gu), ([letter]) => letter);
}

/** The abbreviation that stands for a label in the drawing until someone chooses another: its first three letters, lower case. */
export function defaultKeyVal(text: string): string {
  return lettersOf(text).slice(0, KEY_LETTERS).join('');
}

/**
 * All abbreviations that are made for a text, the best first: its first three letters; its first letter with two later ones, the
 * second as early as can be; its first two letters, or as many as it has, with a number.
 */
function* keyValsFor(text: string): Generator<string> {
  const letters = lettersOf(text).slice(0, USED_LETTERS);
  const [first = '', ...others] = letters;
  if (letters.length < KEY_LETTERS) yield defaultKeyVal(text);
  for (const [index, second] of others.entries()) {
    for (const third of others.slice(index + 1)) yield first + second + third;
  }
  const stem = letters.slice(0, KEY_LETTERS - 1).join('');
  for (let number = 2; number <= LARGEST_NUMBER; number += 1) yield `${stem}${number}`;
}

/** The first abbreviation of `text` that is not in `taken`; its default when all are taken or it has no letters. */
export function uniqueKeyVal(text: string, taken: ReadonlySet<string>): string {
  const fallback = defaultKeyVal(text);
  if (fallback === '') return '';
  for (const candidate of keyValsFor(text)) {
    if (!taken.has(candidate)) return candidate;
  }
  return fallback;
}

/** Whether `keyVal` was made for `text`, so that it follows the text. */
export function isMadeFrom(text: string, keyVal: string): boolean {
  if (keyVal === '' || keyVal === defaultKeyVal(text)) return true;
  for (const candidate of keyValsFor(text)) {
    if (candidate === keyVal) return true;
  }
  return false;
}
