import { type ChartLanguage, type ChartNote } from '../../sheet/sheet.js';
import { FIGURE_NOTES } from '../../texts/figure-notes.js';
import { noteSentence } from '../../texts/notes.js';

const isOfFigure = (code: string): code is keyof typeof FIGURE_NOTES => Object.hasOwn(FIGURE_NOTES, code);

/** What a note of a layout says to a person. */
export function noteWords(note: ChartNote, language: ChartLanguage): string {
  const { code, params } = note;
  if (!isOfFigure(code)) return noteSentence(note, language);
  return FIGURE_NOTES[code][language].replaceAll(/\{(\w+)\}/gu, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole,
  );
}
