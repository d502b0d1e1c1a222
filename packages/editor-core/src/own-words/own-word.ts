import { z } from 'zod';
import type { Immutable } from '../immutable.js';
import { brailleSystemSchema } from '../translator/system-schema.js';

/** Where in a run of letters and digits an own word holds: as all of it, at its begin, in its middle, at its end. */
export const WORD_PLACES = ['whole', 'begin', 'middle', 'end'] as const;

/** One of these. */
export type WordPlace = (typeof WORD_PLACES)[number];

/** Characters of an own word, marks of division included: longer than any word of a dictionary. */
export const OWN_WORD_LENGTH_MAX = 60;

/** Cells of an own word. */
export const OWN_WORD_CELLS_MAX = 80;

/** Stands in an own word where no contraction reads across and a row may end. */
export const DIVISION_MARK = '|';

const PART = String.raw`[\p{L}\p{M}\p{N}.&'\u2019\u2010-]+`;
const PLAIN_WORD = new RegExp(`^${PART}$`, 'u');
const DIVIDED_WORD = new RegExp(String.raw`^${PART}(?:\|${PART})+$`, 'u');
/** Signs alone. Those that begin or end markup and comments are none: `$`, `\`, brackets, `|` and `#`. */
const SIGNS = /^(?:(?![$\\[\]{}|#])[\p{S}\p{P}\p{M}\u200d])+$/u;
const CELLS = /^[\u2801-\u283f]+$/u;

/**
 * A word or a sign that is written otherwise than the table of its system says: with cells of its own (`braille`, Unicode patterns of six dots
 * without blanks), or, where `braille` is null, by the table but divided at the marks of `word`. Cells hold in `system` by tables of any
 * release, divisions in all systems of its language. Capitals and small letters are the same. Signs have cells of their own.
 */
export const ownWordSchema = z
  .strictObject({
    word: z.string().max(OWN_WORD_LENGTH_MAX),
    places: z.array(z.enum(WORD_PLACES)).min(1).max(WORD_PLACES.length),
    system: brailleSystemSchema,
    braille: z.string().max(OWN_WORD_CELLS_MAX).regex(CELLS).nullable(),
  })
  .refine(({ word, braille }) => (braille === null ? DIVIDED_WORD.test(word) : isPlain(word)), {
    message: 'must be one word or sign, with marks of division where it has no braille',
    path: ['word'],
  })
  .refine(({ places }) => new Set(places).size === places.length, {
    message: 'names a place twice',
    path: ['places'],
  });

/** A word that is written otherwise than the table of its system says; see {@link ownWordSchema}. */
export type OwnWord = Immutable<z.infer<typeof ownWordSchema>>;

function isPlain(word: string): boolean {
  return PLAIN_WORD.test(word) || SIGNS.test(word);
}

/** Whether `text` is one word or sign as own words are, with marks of division or without. */
export function isWordText(text: string): boolean {
  return text.length <= OWN_WORD_LENGTH_MAX && (isPlain(text) || DIVIDED_WORD.test(text));
}

/** Whether an own word is made of signs alone. Where no place is named, such a one holds at any. */
export function isSignText(text: string): boolean {
  return SIGNS.test(text);
}
