/** Words that are written otherwise than the table of their system says: what they are, where they stand in texts, their files. */
export {
  DIVISION_MARK,
  isWordText,
  OWN_WORD_CELLS_MAX,
  OWN_WORD_LENGTH_MAX,
  type OwnWord,
  ownWordSchema,
  WORD_PLACES,
  type WordPlace,
} from './own-word.js';
export { type FoundWord, holdsIn, keyOfOwnWord, lettersOf, OwnWords, ownWordsFor } from './own-words.js';
export { cellsOfText, dotsOfCells } from './files/cells-text.js';
export { type OwnWordFile, readOwnWords, type RefusedLine, WORD_LINE_CODES } from './files/read-own-words.js';
export { writeTable, writeWordList } from './files/write-own-words.js';
export { mergedOwnWords, usedOwnWords, withUsedOwnWords } from './used-own-words.js';
export { brailleRequestOf, type WritingOfDocument } from './write-with-own-words.js';
