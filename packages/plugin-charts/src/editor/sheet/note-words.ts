import type { ChartLanguage, ChartNote } from '../../sheet/sheet.js';

/** What a note of a layout says to a person. */
export function noteWords(note: ChartNote, language: ChartLanguage): string {
  return language === 'de'
    ? `Die Zeichnung hat weniger Platz, als die Richtwerte verlangen (${note.code}).`
    : `The drawing has less room than the guidelines ask for (${note.code}).`;
}
