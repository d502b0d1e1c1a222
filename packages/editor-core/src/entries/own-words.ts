/** Words that are written otherwise than the table of their system says: what they are, where they stand in texts, their files. */
export {
  DIVISION_MARK,
  isSignText,
  isWordText,
  OWN_WORD_CELLS_MAX,
  OWN_WORD_LENGTH_MAX,
  type OwnWord,
  ownWordSchema,
  WORD_PLACES,
  type WordPlace,
} from '../own-words/own-word.js';
export {
  type FoundWord,
  holdsIn,
  keyOfOwnWord,
  lettersOf,
  mergedOwnWords,
  OwnWords,
  ownWordsFor,
} from '../own-words/own-words.js';
export { cellsOfText, dotsOfCells } from '../own-words/files/cells-text.js';
export {
  type OwnWordFile,
  readOwnWords,
  type RefusedLine,
  WORD_LINE_CODES,
} from '../own-words/files/read-own-words.js';
export { writeTable, writeWordList } from '../own-words/files/write-own-words.js';
export { usedOwnWords, withUsedOwnWords } from '../braille/used-own-words.js';
export { brailleRequestOf, type WritingOfDocument } from '../own-words/write-with-own-words.js';
