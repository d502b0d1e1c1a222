import { formulasIn } from '../../../texts/text-parts.js';
import { textSlice } from '../../../texts/text-slice.js';
import { BLANK_CELL } from '../../../translator/cells.js';
import type { BrailleTranslation, Cell } from '../../../translator/translator.js';

/** One line of a label before it has a place: print and the cells that write it; either may be empty. */
export interface LineContent {
  readonly print: string;
  readonly cells: readonly Cell[];
}

/** Whether content fits the width of the label; the first line may have less room. */
export type Fits = (content: LineContent, isFirst: boolean) => boolean;

interface Range {
  readonly start: number;
  readonly end: number;
}

/** The words of `text` as ranges of UTF-16 units; a formula belongs to one word with all of its blanks. */
function wordsOf(text: string): readonly Range[] {
  const words = Array.from(text.matchAll(/[^ ]+/gu), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const formulas = formulasIn(text);
  if (formulas.length === 0) return words;
  const whole: Range[] = [];
  for (const word of words) {
    const last = whole.at(-1);
    const isInside = formulas.some(({ start, end }) => start < word.start && word.start < end);
    if (last && isInside) whole[whole.length - 1] = { start: last.start, end: word.end };
    else whole.push(word);
  }
  return whole;
}

/** The words of `text` between which a label may break, formulas whole and each marked for itself. */
export const labelWords = (text: string): readonly string[] =>
  wordsOf(text).map(({ start, end }) => textSlice(text, start, end));

/** `cells` without blank ones at either end. */
function trimCells(cells: readonly Cell[]): readonly Cell[] {
  const first = cells.findIndex((cell) => cell !== BLANK_CELL);
  const last = cells.findLastIndex((cell) => cell !== BLANK_CELL);
  return first < 0 ? [] : cells.slice(first, last + 1);
}

/** Index of the first cell that writes the print character at `index` or a later one. */
function cellAt(translation: BrailleTranslation, index: number): number {
  let low = 0;
  let high = translation.sourceIndex.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((translation.sourceIndex[middle] ?? 0) < index) low = middle + 1;
    else high = middle;
  }
  return low;
}

function greedy(ranges: readonly Range[], content: (range: Range) => LineContent, fits: Fits): LineContent[] {
  const lines: LineContent[] = [];
  let open: Range | undefined;
  for (const word of ranges) {
    const longer: Range = { start: open?.start ?? word.start, end: word.end };
    if (open && !fits(content(longer), lines.length === 0)) {
      lines.push(content(open));
      open = word;
    } else open = longer;
  }
  if (open) lines.push(content(open));
  return lines.length === 0 ? [{ print: '', cells: [] }] : lines;
}

/**
 * Breaks one paragraph at spaces, but not within formulas, into lines that fit, with one list of breaks for print and cells: the cells of a line are
 * those that begin to write its print. A word that fits no line stands alone and sticks out.
 */
export function breakTogether(
  text: string,
  translation: BrailleTranslation,
  fits: Fits,
): readonly LineContent[] {
  const content = ({ start, end }: Range): LineContent => ({
    print: textSlice(text, start, end),
    cells: trimCells(translation.cells.slice(cellAt(translation, start), cellAt(translation, end))),
  });
  return greedy(wordsOf(text), content, fits);
}

/** Breaks a paragraph of print alone at spaces. */
export function breakPrint(text: string, fits: Fits): readonly LineContent[] {
  return greedy(wordsOf(text), ({ start, end }) => ({ print: textSlice(text, start, end), cells: [] }), fits);
}

/** Breaks a paragraph of cells alone at blank cells. */
export function breakCells(cells: readonly Cell[], fits: Fits): readonly LineContent[] {
  const words: Range[] = [];
  cells.forEach((cell, index) => {
    if (cell === BLANK_CELL) return;
    const last = words.at(-1);
    if (last?.end === index) words[words.length - 1] = { start: last.start, end: index + 1 };
    else words.push({ start: index, end: index + 1 });
  });
  return greedy(words, ({ start, end }) => ({ print: '', cells: cells.slice(start, end) }), fits);
}
