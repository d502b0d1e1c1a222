import { LETTER } from '../model/attributes.js';
import type { PassOutput } from './pass-text.js';
import type { Surroundings } from './surroundings.js';

/** A text in small letters, and where signs stand between its characters. */
export interface RepetitionText {
  readonly text: Surroundings;
  readonly small: readonly number[];
  /** Whether a sign stands between the characters from `start` to `end`. */
  hasMarkInside(start: number, end: number): boolean;
}

/** Whether the characters at two positions are the same up to capitals. */
function areEqual(small: readonly number[], first: number, second: number, length: number): boolean {
  for (let index = 0; index < length; index += 1)
    if (small[first + index] === undefined || small[first + index] !== small[second + index]) return false;
  return true;
}

/**
 * How many letters stand before a separator and the same behind it, 0 where there are none. Such a part must not begin
 * inside of a contraction, and signs stand only at the begin of one.
 */
export function repeatedLength(
  { text, small, hasMarkInside }: RepetitionText,
  output: PassOutput,
  separator: number,
  behind: number,
): number {
  let length = 0;
  while (text.isIn(separator - length - 1, LETTER) && text.isIn(behind + length, LETTER)) length += 1;
  while (length > 0 && !areEqual(small, separator - length, behind, length)) length -= 1;
  if (length === 0) return 0;
  const start = separator - length;
  for (let index = output.length - 1; index >= 0; index -= 1) {
    const position = output.positions[index] ?? 0;
    if (position === start) break;
    if (position < start) return 0;
  }
  return hasMarkInside(start, behind) || hasMarkInside(behind, behind + length) ? 0 : length;
}

/** A part that has been written once, and what separates it from its repetitions. */
interface Repetition {
  readonly start: number;
  readonly length: number;
  readonly separator: readonly number[];
}

/**
 * Where the text goes on behind all repetitions of a part, the first of which stands at a position. Signs may stand before the
 * first one only. The separator is compared capital by capital, in `symbols`.
 */
export function behindRepetitions(
  { text, small, hasMarkInside }: RepetitionText,
  symbols: readonly number[],
  { start, length, separator }: Repetition,
  position: number,
): number {
  let at = position;
  for (let isFirst = true; at + length <= text.length; isFirst = false) {
    if (!areEqual(small, start, at, length)) break;
    if (!isFirst && hasMarkInside(at - 1, at - 1 + length)) break;
    at += length;
    const from = at;
    const goesOn =
      from + separator.length <= text.length &&
      separator.every((symbol, index) => symbol === symbols[from + index]);
    at += separator.length;
    if (!goesOn) break;
  }
  return at - separator.length;
}

/** Where `symbols`, in small letters, stop being repeated from a position of `text` on. */
export function behindRepeated(
  text: readonly number[],
  symbols: readonly number[],
  position: number,
): number {
  let end = position;
  while (
    end + symbols.length <= text.length &&
    symbols.every((symbol, index) => symbol === text[end + index])
  )
    end += symbols.length;
  return end;
}
