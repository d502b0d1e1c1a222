import type { Cell } from '../../../translator/translator.js';

/** Cells on either side beyond which a comparison would cost too much; such a stretch counts as overwritten as a whole. */
const MOST_COMPARED = 400;

/** Length of the longest common sequence of every pair of ends of the two lists. */
function commonLengths(own: readonly Cell[], other: readonly Cell[]): readonly Uint16Array[] {
  const lengths = Array.from({ length: own.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let i = own.length - 1; i >= 0; i -= 1) {
    const [row, below] = [lengths[i], lengths[i + 1]];
    for (let j = other.length - 1; row && below && j >= 0; j -= 1) {
      row[j] = own[i] === other[j] ? 1 + (below[j + 1] ?? 0) : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}

function marksOfMiddle(own: readonly Cell[], translated: readonly Cell[]): readonly boolean[] {
  if (own.length > MOST_COMPARED || translated.length > MOST_COMPARED) return own.map(() => true);
  const lengths = commonLengths(own, translated);
  const marks: boolean[] = [];
  let at = 0;
  while (marks.length < own.length) {
    const index = marks.length;
    if (own[index] === translated[at]) {
      marks.push(false);
      at += 1;
    } else if ((lengths[index + 1]?.[at] ?? 0) >= (lengths[index]?.[at + 1] ?? 0)) marks.push(true);
    else at += 1;
  }
  return marks;
}

/**
 * Which of a transcriber's `own` cells the translation does not have at their place: those that were put in or changed. The two
 * are laid beside each other so that as many cells as possible agree.
 */
export function overwrittenCells(own: readonly Cell[], translated: readonly Cell[]): readonly boolean[] {
  const shorter = Math.min(own.length, translated.length);
  let start = 0;
  while (start < shorter && own[start] === translated[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && own.at(-1 - tail) === translated.at(-1 - tail)) tail += 1;
  const middle = marksOfMiddle(
    own.slice(start, own.length - tail),
    translated.slice(start, translated.length - tail),
  );
  return own.map((_, index) => middle[index - start] ?? false);
}
