import type { HeapTranslation } from './translate-in-heap.js';

/** Dots 7 and 8, which six-dot braille has not. */
const LOWER_DOTS = 0xc0;

/** Dots 1 to 6 of a pattern. */
export const SIX_DOTS = 0x3f;

/** A character of private use, which no table writes. */
const UNKNOWN = 0xf8ff;

/** Cells of the shortest stand-in: quote, backslash, `x`, four digits, quote. */
const STAND_IN_CELLS = 8;

/** Translates a line, or `undefined` when the engine cannot. */
type TranslateCodePoints = (codePoints: readonly number[]) => HeapTranslation | undefined;

/**
 * Tells which characters a table can write, and remembers it. liblouis writes a stand-in such as '\x2665' for a character
 * without a rule, and blanks for signs that these tables know by name alone: both would be lost silently in a line.
 */
export function createWritableCharacters(translate: TranslateCodePoints): (codePoint: number) => boolean {
  const known = new Map<number, boolean>();
  let standIn: readonly number[] | undefined;

  function isWritable(codePoint: number): boolean {
    standIn ??= patternsOf(UNKNOWN);
    const patterns = patternsOf(codePoint);
    const isStandIn =
      patterns.length >= STAND_IN_CELLS &&
      patterns[0] === standIn[0] &&
      patterns[1] === standIn[1] &&
      patterns.at(-1) === standIn.at(-1);
    const hasDots = patterns.some((pattern) => (pattern & SIX_DOTS) !== 0);
    return !isStandIn && hasDots && patterns.every((pattern) => (pattern & LOWER_DOTS) === 0);
  }

  function patternsOf(codePoint: number): readonly number[] {
    return [...(translate([codePoint])?.patterns ?? [])];
  }

  return (codePoint) => {
    const answer = known.get(codePoint) ?? isWritable(codePoint);
    known.set(codePoint, answer);
    return answer;
  };
}
