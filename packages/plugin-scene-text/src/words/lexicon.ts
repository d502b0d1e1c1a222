import type { SceneWords } from '@tastwerk/editor-core';
import type { Language } from '../language.js';
import type { Token } from '../text/tokens.js';

/** The phrases of `words` in a language; the first is the one that is written. */
const splitWords = new WeakMap<SceneWords, Readonly<Record<Language, readonly string[]>>>();

/** Splits the words of an entry once. */
function split(words: SceneWords): Readonly<Record<Language, readonly string[]>> {
  const known = splitWords.get(words) ?? { de: words.de.split('|'), en: words.en.split('|') };
  splitWords.set(words, known);
  return known;
}

const phrasesOf = (words: SceneWords, language: Language): readonly string[] => split(words)[language];

/** The phrase of `words` that is written. */
export const written = (words: SceneWords, language: Language): string => phrasesOf(words, language)[0] ?? '';

/** A phrase and what it means. */
interface Entry<T> {
  readonly phrase: string;
  readonly words: readonly string[];
  readonly value: T;
}

/** Phrases of one language with what they mean. */
export interface Lexicon<T> {
  /** All phrases that are read. */
  readonly phrases: readonly string[];
  /** The longest phrase that `tokens` have from `at` on, and of how many tokens it is. */
  find(tokens: readonly Token[], at: number): { readonly value: T; readonly count: number } | undefined;
}

const wordsIn = (phrase: string): readonly string[] => phrase.toLowerCase().split(' ');

function begins(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  return words.every((word, index) => {
    const token = tokens[at + index];
    // A phrase may have a number in it: "UEB Grad 1".
    return (token?.type === 'word' || token?.type === 'number') && token.text.toLowerCase() === word;
  });
}

/** The lexicon of `values`, each with its words, in `language`. */
export function lexiconOf<T>(values: readonly (readonly [SceneWords, T])[], language: Language): Lexicon<T> {
  const byFirst = new Map<string, Entry<T>[]>();
  const phrases: string[] = [];
  for (const [words, value] of values) {
    for (const phrase of phrasesOf(words, language)) {
      const entry = { phrase, words: wordsIn(phrase), value };
      const first = entry.words[0] ?? '';
      byFirst.set(first, [...(byFirst.get(first) ?? []), entry]);
      phrases.push(phrase);
    }
  }
  for (const entries of byFirst.values()) entries.sort((a, b) => b.words.length - a.words.length);
  return {
    phrases,
    find(tokens, at) {
      const entries = byFirst.get(tokens[at]?.text.toLowerCase() ?? '') ?? [];
      const found = entries.find(({ words }) => begins(tokens, at, words));
      return found && { value: found.value, count: found.words.length };
    },
  };
}
