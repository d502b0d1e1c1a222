import type { MathCode } from '../formulas/math-codes.js';
import { type BrailleSystem, languageOfSystem, primaryLanguage, tableOfSystem } from './systems.js';

/** Tables of English Braille American Edition, whose readers write mathematics in Nemeth code. */
const AMERICAN_EDITION = /^en[-_]us\b/iu;

/**
 * The code that readers of a system write mathematics in: German Mathematikschrift, Nemeth code with English Braille American Edition, UEB
 * with other English systems. In other languages formulas are LaTeX in the characters of the system, for most of their codes are not here
 * and English ones would say something else there (ADR 49).
 */
export function usualMathCode(system: BrailleSystem): MathCode {
  const language = primaryLanguage(languageOfSystem(system));
  if (language === 'de') return 'german';
  if (language !== 'en') return 'latex';
  return AMERICAN_EDITION.test(tableOfSystem(system)?.table ?? '') ? 'nemeth' : 'ueb';
}

/** The code of the formulas of a document: its own, else that of its system. */
export function mathCodeOf({
  system,
  mathCode = null,
}: {
  readonly system: BrailleSystem;
  readonly mathCode?: MathCode | null;
}): MathCode {
  return mathCode ?? usualMathCode(system);
}
