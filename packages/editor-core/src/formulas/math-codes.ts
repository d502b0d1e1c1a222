/**
 * How formulas are written in braille: Unified English Braille, Nemeth code, German Mathematikschrift, or LaTeX in the characters of the
 * text's own system.
 */
export const MATH_CODES = ['ueb', 'nemeth', 'german', 'latex'] as const;

/** One of the codes. */
export type MathCode = (typeof MATH_CODES)[number];
