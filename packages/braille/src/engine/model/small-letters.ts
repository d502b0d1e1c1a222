import { UPPERCASE } from './attributes.js';
import type { ReadCharacter } from './table.js';

/** Liblouis' count of buckets for characters: forms of one base are asked in their order there, from last to first. */
const BUCKET_COUNT = 1123;

/** The forms of each base character, in the order in which they are asked. */
export function formsByBase(characters: readonly ReadCharacter[]): ReadonlyMap<number, readonly number[]> {
  const forms = new Map<number, number[]>();
  characters.forEach(({ base }, symbol) => {
    if (base === symbol) return;
    const known = forms.get(base);
    if (known === undefined) forms.set(base, [symbol]);
    else known.push(symbol);
  });
  const bucketOf = (symbol: number) => (characters[symbol]?.codePoint ?? 0) % BUCKET_COUNT;
  for (const list of forms.values()) list.sort((a, b) => bucketOf(b) - bucketOf(a) || b - a);
  return forms;
}

/** For each symbol the one by which rules know it: of a capital that of its small letter, of all others their own. */
export function smallLetters(characters: readonly ReadCharacter[]): Uint16Array {
  const forms = formsByBase(characters);
  return Uint16Array.from(characters, ({ base, mode }, symbol) => {
    if ((mode & UPPERCASE) === 0) return symbol;
    const rest = mode & ~UPPERCASE;
    const isSmallForm = (other: number) => ((characters[other]?.mode ?? 0) & rest) === rest;
    return [base, ...(forms.get(base) ?? [])].find(isSmallForm) ?? symbol;
  });
}
