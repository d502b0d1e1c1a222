import type { MathLanguage } from '../model/language.js';
import { MATH_LIMITS } from '../model/limits.js';
import type { MathNode } from '../model/nodes.js';
import { failAt, resultOf, type MathResult } from '../model/problems.js';
import { LatexReader } from './latex/latex-reader.js';
import { SchoolReader } from './school/school-reader.js';

/** How a formula is typed: as LaTeX, or as schools type it in a line. */
export type MathNotation = 'latex' | 'school';

export interface ReadMathOptions {
  /** Decides about decimal marks: 2,5 in German, 2.5 in English. */
  readonly language: MathLanguage;
  /** Without it, a text with a backslash or braces is LaTeX. */
  readonly notation?: MathNotation;
}

/** The notation that a text is probably typed in: LaTeX with a command or a group in braces, else school notation. */
export function notationOf(text: string): MathNotation {
  return /\\[A-Za-z{|%,;]|[\^_]\{/u.test(text) ? 'latex' : 'school';
}

/** Reads a formula. What is wrong is a problem with its place; nothing is thrown. Takes time in proportion to the length. */
export function readMath(text: string, { language, notation }: ReadMathOptions): MathResult<MathNode> {
  return resultOf(() => {
    if (text.length > MATH_LIMITS.characters)
      failAt(MATH_LIMITS.characters, 'MATH_TOO_LONG', { most: MATH_LIMITS.characters });
    if (text.trim() === '') failAt(0, 'MATH_EMPTY');
    const isLatex = (notation ?? notationOf(text)) === 'latex';
    return isLatex ? new LatexReader(text, language).read() : new SchoolReader(text, language).read();
  });
}
