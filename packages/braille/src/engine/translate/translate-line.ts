import type { LoadedTable } from './loaded-table.js';
import type { EmphasisAt } from './marks/find-marks.js';
import { translateText, type WrittenText } from './translate-text.js';
import { type Substitution, substitutionsAt } from './variants.js';

/** How many characters of a line are looked for variants of; a line with more is in another script. */
const MOST_VARIANTS = 50;

/**
 * Writes a line as `translateText` does. Characters that the table does not write are brought to what it knows, where
 * there is something that means the same; what remains is left out and named. A line without such characters is written
 * once, as the table has it.
 */
export function translateLine(table: LoadedTable, text: string, emphasisAt?: EmphasisAt): WrittenText {
  let written = translateText(table, text, emphasisAt);
  const chosen: Substitution[] = [];
  const hopeless = new Set<number>();
  for (let tried = 0; tried < MOST_VARIANTS; tried += 1) {
    const index = written.unwritable.find((at) => !hopeless.has(at));
    if (index === undefined) break;
    const known = chosen.filter(({ start }) => start !== index);
    const better = substitutionsAt(text, index)
      .filter(({ start, end }) => known.every((other) => other.end <= start || other.start >= end))
      .map((substitution) => {
        const all = [...known, substitution].sort((a, b) => a.start - b.start);
        return { substitution, written: translateText(table, text, emphasisAt, all) };
      })
      .find((candidate) => candidate.written.unwritable.length < written.unwritable.length);
    if (better === undefined) hopeless.add(index);
    else {
      chosen.push(better.substitution);
      ({ written } = better);
    }
  }
  return written;
}
