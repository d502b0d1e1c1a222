import { GREEK_BY_NAME } from '../../model/letters.js';
import type { MathNode, OverMark } from '../../model/nodes.js';
import { FUNCTION_NAMES } from '../../model/signs.js';

/** Words for signs, sums and letters in school notation, German and English. */
const SIGN_WORDS: ReadonlyMap<string, string> = new Map([
  ['inf', '∞'],
  ['infinity', '∞'],
  ['unendlich', '∞'],
  ['oo', '∞'],
]);

const LARGE_WORDS: ReadonlyMap<string, string> = new Map([
  ['sum', '∑'],
  ['summe', '∑'],
  ['prod', '∏'],
  ['produkt', '∏'],
  ['int', '∫'],
  ['integral', '∫'],
  ['lim', 'lim'],
  ['max', 'max'],
  ['min', 'min'],
]);

/** Words that are written like functions and mean a root, a bar or a mark over what is in their brackets. */
export type Construction = 'sqrt' | 'root' | 'abs' | OverMark;

export const CONSTRUCTIONS: ReadonlyMap<string, Construction> = new Map([
  ['sqrt', 'sqrt'],
  ['wurzel', 'root'],
  ['root', 'root'],
  ['abs', 'abs'],
  ['betrag', 'abs'],
  ['vec', 'vector'],
  ['vektor', 'vector'],
  ['bar', 'bar'],
  ['quer', 'bar'],
  ['strecke', 'bar'],
  ['hat', 'hat'],
  ['dach', 'hat'],
]);

/** Words of this length that mean nothing are written as words; shorter runs are products of variables. */
const SHORTEST_TEXT = 4;

/** Two letters that stand for one sign of print, longest first. */
export const DIGRAPHS: readonly (readonly [string, string])[] = [
  ['<=>', '⇔'],
  ['<->', '↔'],
  ['...', '…'],
  ['<=', '≤'],
  ['>=', '≥'],
  ['=>', '⇒'],
  ['->', '→'],
  ['<-', '←'],
  ['!=', '≠'],
  ['<>', '≠'],
  ['~~', '≈'],
  ['~=', '≈'],
  ['+-', '±'],
  ['-+', '∓'],
  ['||', '‖'],
];

/** Words that begin a run of letters, longest first, so that `2pi` and `sinx` are read as well as `2 pi` and `sin x`. */
const KNOWN = [...FUNCTION_NAMES, ...GREEK_BY_NAME.keys(), ...SIGN_WORDS.keys(), ...LARGE_WORDS.keys()];
const BY_LENGTH = [...KNOWN].sort((one, other) => other.length - one.length);

/** The known word that a run of letters is, or begins with where the rest is a single letter (`sinx`). */
export function knownWord(run: string): string | undefined {
  if (KNOWN.includes(run)) return run;
  const small = run.toLowerCase();
  if (KNOWN.includes(small) && !GREEK_BY_NAME.has(small)) return small;
  return BY_LENGTH.find((word) => word.length >= 2 && run.startsWith(word) && run.length === word.length + 1);
}

/** A known word as a node. */
export function nodeOfWord(word: string, at: number): MathNode {
  const letter = GREEK_BY_NAME.get(word);
  if (letter !== undefined) return { kind: 'letter', at, letter };
  const sign = SIGN_WORDS.get(word);
  if (sign !== undefined) return { kind: 'sign', at, sign };
  const large = LARGE_WORDS.get(word);
  return large === undefined ? { kind: 'function', at, name: word } : { kind: 'large', at, sign: large };
}

/** Whether an unknown run of letters is a word and no product. */
export function isWord(run: string): boolean {
  return run.length >= SHORTEST_TEXT;
}
