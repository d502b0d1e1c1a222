import { placedBrailleTexts } from '../braille/collect.js';
import type { Document } from '../document/schema.js';
import type { Kinds } from '../objects/kinds.js';
import { LIMITS } from '../values/limits.js';
import type { OwnWord } from './own-word.js';
import { keyOfOwnWord, ownWordsFor } from './own-words.js';

/** Own words of several lists as one, those that mean the same once: an earlier one goes before a later one. */
export function mergedOwnWords(...lists: readonly (readonly OwnWord[])[]): readonly OwnWord[] {
  const byKey = new Map<string, OwnWord>();
  for (const word of lists.flat()) {
    const key = keyOfOwnWord(word);
    if (!byKey.has(key)) byKey.set(key, word);
  }
  return [...byKey.values()];
}

/** The own words that the texts of `document` have, of those that it is written with. */
export function usedOwnWords(kinds: Kinds, document: Document): ReadonlySet<OwnWord> {
  const words = ownWordsFor(document.ownWords, document.system);
  const used = new Set<OwnWord>();
  if (words.isEmpty) return used;
  for (const { text } of placedBrailleTexts(kinds, document))
    for (const { word } of words.in(text)) used.add(word);
  return used;
}

/**
 * `document` with those of `more` that its texts have, behind its own: what leaves the editor is written the same everywhere, and later
 * too. Where there is no more room for them the rest is left out.
 */
export function withUsedOwnWords(kinds: Kinds, document: Document, more: readonly OwnWord[]): Document {
  if (more.length === 0) return document;
  const own = new Set(document.ownWords);
  const all = { ...document, ownWords: mergedOwnWords(document.ownWords, more) };
  const added = [...usedOwnWords(kinds, all)].filter((word) => !own.has(word));
  if (added.length === 0) return document;
  return { ...document, ownWords: [...document.ownWords, ...added].slice(0, LIMITS.ownWords) };
}
