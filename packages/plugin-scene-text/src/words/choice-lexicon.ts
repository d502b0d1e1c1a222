import type { Language } from '../language.js';
import type { Choices } from './choices.js';
import { type Lexicon, lexiconOf, written } from './lexicon.js';

const lexicons = new WeakMap<Choices, Map<Language, Lexicon<string>>>();

/** The words of `choices` in `language`. */
export function choiceLexicon(choices: Choices, language: Language): Lexicon<string> {
  const known = lexicons.get(choices) ?? new Map<Language, Lexicon<string>>();
  lexicons.set(choices, known);
  const lexicon =
    known.get(language) ??
    lexiconOf(
      Object.entries(choices).map(([value, words]) => [words, value]),
      language,
    );
  known.set(language, lexicon);
  return lexicon;
}

/** The words of `value` among `choices`; undefined for one that is none of them. */
export function choiceText(choices: Choices, value: unknown, language: Language): string | undefined {
  const words = typeof value === 'string' && Object.hasOwn(choices, value) ? choices[value] : undefined;
  return words && written(words, language);
}
