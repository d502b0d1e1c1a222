import type { LabelObject } from '@tastwerk/editor-core';
import { type Box, uniteBoxes } from '@tastwerk/editor-core/geometry';
import { cellsWidthMm, DOTS_HEIGHT_MM, labelWords, linesHeightMm } from '@tastwerk/editor-core/scene';
import { drawSized, LABEL_HEIGHT_MM, type LabelPlace, type LabelText, LEFT_SHARE } from '../sheet/draw.js';
import { printOfWords } from '../measuring/print-of-words.js';
import type { Sheet } from '../sheet/sheet.js';

/** Height of a line of black print, and from the top of a label to its first dots, in mm. */
const PRINT_MM = 6;
const DOTS_TOP_MM = LABEL_HEIGHT_MM - DOTS_HEIGHT_MM;

/** Frames of labels are rounded up to this step in mm, which is far more than the rounding errors of adding lengths. */
const STEP_MM = 0.01;

/** A label with the measures that a layout needs, in mm: its frame, the width of its dots and that of its print. */
export interface Words {
  readonly label: LabelText;
  readonly width: number;
  /** Of its lines as they are without formulas. */
  readonly height: number;
  /** How far its formulas reach above that. */
  readonly excessMm: number;
  readonly lines: number;
  readonly hasPrefix: boolean;
  readonly dotsMm: number;
  readonly printMm: number;
}

/** Each text and each of its words: a text may be broken into lines between words, so their braille is measured too. */
export const brokenTexts = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => [text, ...labelWords(text)]);

/**
 * Measures `label`. A text wider than `mostMm` is broken into lines between words; a word that is wider than `mostMm` gets a line of its
 * own. Without `mostMm` the text stays on one line. Broken lines are measured by adding up the cells of single words, but the braille of a
 * word can be one cell longer in a sentence than alone, so each of these lines is counted one cell wider.
 */
export function wordsOf(sheet: Sheet, label: LabelText, mostMm = Infinity): Words {
  const shown = label.abbreviation ?? label.text;
  const cells = sheet.cellsOf(shown);
  const hasPrefix = cells === 1;
  const dotsMm = cellsWidthMm(cells + (hasPrefix ? 1 : 0));
  const { widthMm: printMm, excessMm } = sheet.printOf(shown);
  const sized = (dots: number, print: number, lines: number): Words => ({
    label,
    width: Math.ceil(Math.max(dots, print) / STEP_MM) * STEP_MM + STEP_MM,
    height: linesHeightMm(lines),
    excessMm: excessMm * lines,
    lines,
    hasPrefix,
    dotsMm: dots,
    printMm: print,
  });
  const words = Math.max(dotsMm, printMm) <= mostMm ? [] : labelWords(shown);
  if (words.length < 2) return sized(dotsMm, printMm, 1);
  let [lines, widest, widestPrint] = [1, 0, 0];
  let line: readonly string[] = [];
  let lineCells = 0;
  for (const word of words) {
    const longer = [...line, word];
    const own = sheet.cellsOf(word);
    const longerCells = line.length === 0 ? own : lineCells + 1 + own;
    const isTooLong = Math.max(cellsWidthMm(longerCells + 1), printOfWords(sheet, longer).widthMm) > mostMm;
    if (line.length > 0 && isTooLong) lines += 1;
    [line, lineCells] = line.length > 0 && isTooLong ? [[word], own] : [longer, longerCells];
    widest = Math.max(widest, cellsWidthMm(lineCells + 1));
    widestPrint = Math.max(widestPrint, printOfWords(sheet, line).widthMm);
  }
  return sized(widest, widestPrint, lines);
}

/** The boxes around the dots of a label, around its print and around both, in page mm. */
export interface WordsBoxes {
  readonly dots: Box;
  readonly print: Box;
  readonly all: Box;
}

/** The boxes of `words` at `place`. */
export function boxesOf(
  { dotsMm, printMm, height, excessMm, lines }: Words,
  { x, y, align }: LabelPlace,
): WordsBoxes {
  const share = LEFT_SHARE[align];
  const firstMm = excessMm / lines;
  const dotsTop = y + DOTS_TOP_MM - excessMm + firstMm;
  const dots = { x: x - dotsMm * share, y: dotsTop, width: dotsMm, height: y + height - dotsTop };
  const print = {
    x: x - printMm * share,
    y: y - excessMm,
    width: printMm,
    height: PRINT_MM + firstMm,
  };
  return { dots, print, all: uniteBoxes(dots, print) };
}

/** `words` as a label at `place`. */
export const drawWords = (sheet: Sheet, role: string, words: Words, place: LabelPlace): LabelObject =>
  drawSized(sheet, role, words.label, { ...words, height: words.height + words.excessMm }, place);
