import type { Document } from '../document/schema.js';
import type { Kinds } from '../objects/kinds.js';
import type { OwnWord } from '../own-words/own-word.js';
import { mergedOwnWords } from '../own-words/own-words.js';
import { ownWordsIn } from '../own-words/own-words-of-text.js';
import { LIMITS } from '../values/limits.js';
import { placedBrailleTexts } from './collect.js';

/** The own words that the texts of `document` have, of those that it is written with. */
export function usedOwnWords(kinds: Kinds, document: Document): ReadonlySet<OwnWord> {
  const { ownWords, system } = document;
  const used = new Set<OwnWord>();
  if (ownWords.length === 0) return used;
  for (const { text } of placedBrailleTexts(kinds, document))
    for (const word of ownWordsIn(text, ownWords, system)) used.add(word);
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
