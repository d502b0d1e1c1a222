import type { MathCode } from '../formulas/math-codes.js';
import { hasMarkup } from '../texts/text-parts.js';
import { exceptionsIn } from './own-words-of-text.js';
import { mathCodeOf } from '../translator/math-code-of.js';
import type { Division, Hyphenator } from '../translator/hyphenation/hyphenator.js';
import type { BrailleSystem } from '../translator/systems.js';
import type { BrailleRequest, Notation, UnknownCharacters } from '../translator/translator.js';
import type { OwnWord } from './own-word.js';
import { type OwnWords, ownWordsFor } from './own-words.js';

/** What of a document says how its texts are written. */
export interface WritingOfDocument {
  readonly system: BrailleSystem;
  readonly ownWords: readonly OwnWord[];
  /** The code of its formulas; that of its system where none is named. */
  readonly mathCode?: MathCode | null;
  /** `plain` where none is named. */
  readonly notation?: Notation;
  /** `sign` where nothing is named. */
  readonly unknownCharacters?: UnknownCharacters;
}

/** What a translator is asked for to write a line of `document`. */
export function brailleRequestOf(document: WritingOfDocument, text: string): BrailleRequest {
  const { system, ownWords, notation = 'plain', unknownCharacters = 'sign' } = document;
  const exceptions = exceptionsIn(text, ownWords, system);
  return {
    text,
    system,
    ...(notation === 'plain' ? {} : { notation }),
    ...(unknownCharacters === 'sign' ? {} : { unknownCharacters }),
    ...(exceptions === undefined ? {} : { exceptions }),
    ...(hasMarkup(text) ? { mathCode: mathCodeOf(document) } : {}),
  };
}

const known = new WeakMap<OwnWords, WeakMap<Hyphenator, Hyphenator>>();

/** `hyphenator` for texts of `document`: its own words are divided where they say so, and within their parts as any word. */
export function hyphenatorWithOwnWords(
  { system, ownWords }: Pick<WritingOfDocument, 'system' | 'ownWords'>,
  hyphenator: Hyphenator,
): Hyphenator {
  const words = ownWordsFor(ownWords, system);
  if (words.isEmpty) return hyphenator;
  const byHyphenator = known.get(words) ?? new WeakMap<Hyphenator, Hyphenator>();
  known.set(words, byHyphenator);
  const made = byHyphenator.get(hyphenator) ?? {
    divide: (text) => divide(text, words, hyphenator),
    misreadsAtRowStart: (cell) => hyphenator.misreadsAtRowStart(cell),
  };
  byHyphenator.set(hyphenator, made);
  return made;
}

function divide(text: string, words: OwnWords, hyphenator: Hyphenator): readonly Division[] {
  const divided = words.dividedIn(text);
  if (divided.length === 0) return hyphenator.divide(text);
  const isOwn = (at: number) => divided.some(({ start, end }) => at > start && at < end);
  const rest = hyphenator.divide(text).filter(({ at }) => !isOwn(at));
  const own = divided.flatMap(({ start, end, at }) => {
    const edges = [start, ...at, end];
    const inParts = edges
      .slice(0, -1)
      .flatMap((from, index) =>
        hyphenator
          .divide(text.slice(from, edges[index + 1]))
          .map((division) => ({ ...division, at: from + division.at })),
      );
    return [...at.map((place) => ({ at: place, addsSign: true })), ...inParts];
  });
  return [...rest, ...own].sort((a, b) => a.at - b.at);
}
