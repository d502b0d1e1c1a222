/** Formulas that stand in texts between dollar signs, and the port that an engine of mathematics fills. */
export type {
  FormulaBraille,
  FormulaBrailleWish,
  FormulaPrint,
  FormulaPrintWish,
  FormulaProblem,
  FormulaResult,
  FormulaWriter,
} from '../formulas/formula-writer.js';
export {
  type FormulaEntries,
  formulaEntries,
  type FormulaLookup,
  formulaLookup,
  type Formulas,
  type LoadFormulas,
  type KnownFormula,
} from '../formulas/formulas.js';
export { createFormulas } from '../formulas/create-formulas.js';
export { MATH_CODES, type MathCode } from '../formulas/math-codes.js';
export { readableText } from '../texts/readable-text.js';
export { formulasIn, hasMarkup, type TextPart, textParts } from '../texts/text-parts.js';
export {
  EMPHASIS_MARKS,
  type MarkedStretch,
  type MarkedText,
  markedText,
  type Marks,
  NOTE_MARK,
  SMALL_MARK,
} from '../texts/marked-stretches.js';
