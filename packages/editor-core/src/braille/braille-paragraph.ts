import { BLANK_CELL } from '../translator/cells.js';
import type { PageText } from './page-text.js';
import type { BrailleTranslation } from '../translator/translator.js';

/** One paragraph of the braille pages: its cells, the print that they write, and the way back. Without cells: a blank line. */
export type BrailleParagraph = PageText & BrailleTranslation;

/** `print` with its `translation`: rows break at single blank cells, so those that repeat, begin or end it are left out. */
export function brailleParagraph(print: PageText, translation: BrailleTranslation): BrailleParagraph {
  const { cells, sourceIndex } = translation;
  const isKept = (cell: number, index: number) =>
    cell !== BLANK_CELL || (index > 0 && cells[index - 1] !== BLANK_CELL && index < cells.length - 1);
  if (cells.every(isKept)) return { ...print, cells, sourceIndex };
  const kept = Array.from(cells.keys()).filter((index) => isKept(cells[index] ?? BLANK_CELL, index));
  return {
    ...print,
    cells: kept.map((index) => cells[index] ?? BLANK_CELL),
    sourceIndex: kept.map((index) => sourceIndex[index] ?? 0),
  };
}
