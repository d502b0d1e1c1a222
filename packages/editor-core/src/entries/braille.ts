/** Braille systems, cells, translations and embossed pages. */
export * from '../translator/systems.js';
export * from '../translator/translator.js';
export * from '../translator/emphasis.js';
export * from '../translator/reader.js';
export {
  BLANK_CELL,
  cellsFromUnicode,
  cellsToUnicode,
  FULL_CELL,
  HYPHEN_CELL,
  isBraille,
  numberCells,
} from '../translator/cells.js';
export { CELL_CODES } from '../translator/cell-codes.js';
export {
  createLineTranslator,
  type LineTranslatorOptions,
  rememberLines,
  type TranslateLines,
} from '../translator/line-translator.js';
export { mathCodeOf, usualMathCode } from '../translator/math-code-of.js';
export { writingFormulas } from '../marked-lines/writing-formulas.js';
export {
  formulasOfDocument,
  knowFormulasOf,
  type PlacedFormula,
  placedFormulas,
} from '../braille/formulas-of-document.js';
export { type TranslatedTexts, translateTexts } from '../braille/translate-texts.js';
export { collectBrailleTexts } from '../braille/collect.js';
export {
  brailleFailures,
  createBrailleBook,
  type LabelFailure,
  translateDocument,
  type TranslatedDocument,
  type TranslatingOptions,
} from '../braille/translate-document.js';
export {
  writtenBraille,
  type WrittenBraille,
  type WrittenPage,
  type WrittenText,
} from '../braille/written-braille.js';
export { failuresByText, namedCharacters, type TextFailure } from '../braille/failures-by-text.js';
export { frameHeightOf } from '../document/braille-page-limits.js';
export {
  BRAILLE_PAPER_IDS,
  BRAILLE_PAPER_MM,
  type BraillePaperId,
  type CellCounts,
  type CellSize,
  cellSizeOf,
  type ChosenPaper,
  KNOWN_BRAILLE_PAPERS,
  type KnownBraillePaper,
  knownPaper,
  LEAST_PAGE,
  paperLimits,
} from '../document/braille-paper.js';
export { GUTTER_MAX, NUMBER_PLACES, type NumberPlace } from '../values/braille-pages.js';
export {
  type BraillePage,
  braillePagesOf,
  type BraillePagination,
  brailleParagraphs,
  paginate,
  paginateDocument,
  type PaginationLayout,
  type PrintedBraillePage,
} from '../braille/paginate.js';
export {
  braillePageText,
  HEADING_MARK,
  type PageText,
  type ParagraphKind,
  textParagraphs,
} from '../braille/page-text.js';
export type { BrailleParagraph } from '../braille/braille-paragraph.js';
export {
  type CellPlace,
  type CellRange,
  cellsOfPrint,
  printOfCell,
  type PrintRange,
  type Sign,
  signsOfRow,
} from '../braille/print-map.js';
export type { Division, Hyphenator } from '../translator/hyphenation/hyphenator.js';
export { type LoadHyphenator, loadHyphenator } from '../translator/hyphenation/load-hyphenator.js';
