import { lettersOf } from '../../own-words/own-words.js';
import { usedOwnWords } from '../../braille/used-own-words.js';
import type { DocumentRule } from '../../proofing/rule.js';

/** Each own word of a document stands in one of its texts, in the system that it is for: else it is misspelt, or no longer needed. */
export const ownWordUnused: DocumentRule = {
  scope: 'document',
  check(document, { kinds }) {
    const { ownWords } = document;
    if (ownWords.length === 0) return [];
    const used = usedOwnWords(kinds, document);
    return ownWords
      .filter((word) => !used.has(word))
      .map((word) => ({
        severity: 'info',
        objects: [],
        pageIndex: null,
        place: null,
        values: { word: lettersOf(word) },
        source: 'tastwerk',
        fix: { type: 'set-own-words', words: ownWords.filter((other) => other !== word) },
      }));
  },
};
