import type { PathData } from '../geometry/path-data.js';
import type { Result } from '../result.js';
import type { MathCode } from './math-codes.js';

/** Why a formula cannot be read, written or set. */
export interface FormulaProblem {
  /** Name of the problem. */
  readonly code: string;
  /** UTF-16 index in the formula. */
  readonly index: number;
  /** What is wrong, in a sentence, by language. */
  readonly sentence: Readonly<Record<'de' | 'en', string>>;
}

/** An answer about a formula, or why there is none. */
export type FormulaResult<T> = Result<T, FormulaProblem>;

/** A formula in braille, with the way back to its source. */
export interface FormulaBraille {
  /** Six-dot cells as bits; or, for LaTeX, the characters that the system of the text writes one by one. */
  readonly written:
    | { readonly kind: 'cells'; readonly cells: readonly number[] }
    | { readonly kind: 'characters'; readonly characters: string };
  /** For each cell, or each UTF-16 unit of the characters, the index in the formula of what it writes; it may fall. */
  readonly sourceIndex: readonly number[];
  /** Names of the rules that were used and are not sure, each once; a code that no expert has proofread is one itself. */
  readonly doubts: readonly string[];
}

/** How a formula is to be written. */
export interface FormulaBrailleWish {
  readonly code: MathCode;
  /** The braille system of the text in which the formula stands. */
  readonly system: string;
  /** Language of that text, as a BCP 47 tag: it decides about decimal marks. */
  readonly language: string;
}

/** A formula as outlines. */
export interface FormulaPrint {
  readonly widthMm: number;
  readonly heightMm: number;
  /** From the top to the line on which letters stand. */
  readonly baselineMm: number;
  /** Filled by the nonzero rule, in mm from the top left. */
  readonly path: PathData;
}

/** How a formula is to be set. */
export interface FormulaPrintWish {
  /** BCP 47 tag. */
  readonly language: string;
  /** Size of the black print beside it (em) in mm. */
  readonly fontSizeMm: number;
}

/** The port that an engine of mathematics fills: what stands between the dollar signs of a text is written, spoken and set in type. */
export interface FormulaWriter {
  write(source: string, wish: FormulaBrailleWish): FormulaResult<FormulaBraille>;
  /** A formula in words of `language`: German for a tag of German, English for others. Fails where it cannot be read. */
  speak(source: string, language: string): FormulaResult<string>;
  /** Rejects where the engine cannot be loaded. */
  print(source: string, wish: FormulaPrintWish): Promise<FormulaResult<FormulaPrint>>;
}
