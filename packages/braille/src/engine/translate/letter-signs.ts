import { DIGIT, LETTER } from '../model/attributes.js';
import type { LoadedTable } from './loaded-table.js';
import type { Surroundings } from './surroundings.js';

/** Whether the letter at a position needs the letter sign: because it stands alone or follows a digit. */
export function needsLetterSign(table: LoadedTable, text: Surroundings, position: number): boolean {
  if (!table.hasLetterSign || (text.classesAt(position) & LETTER) === 0) return false;
  const before = text.classesAt(position - 1);
  const standsAlone = ((before | text.classesAt(position + 1)) & LETTER) === 0;
  if (!standsAlone && (before & DIGIT) === 0) return false;
  return !(
    table.letterSignExempt.has(text.symbolAt(position)) ||
    table.letterSignExemptBefore.has(text.symbolAt(position - 1)) ||
    table.letterSignExemptAfter.has(text.symbolAt(position + 1))
  );
}
