import type { LabelObject } from '@tastwerk/editor-core';
import { type Box, uniteBoxes } from '@tastwerk/editor-core/geometry';
import {
  BLACK_PRINT_MM,
  bundledFontMetrics,
  cellsWidthMm,
  DOTS_HEIGHT_MM,
  linesHeightMm,
  textWidthMm,
} from '@tastwerk/editor-core/scene';
import { drawSized, LABEL_HEIGHT_MM, type LabelPlace, type LabelText, LEFT_SHARE } from '../sheet/draw.js';
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
  readonly height: number;
  readonly lines: number;
  readonly hasPrefix: boolean;
  readonly dotsMm: number;
  readonly printMm: number;
}

const printWidth = (text: string) => textWidthMm(text, BLACK_PRINT_MM, bundledFontMetrics);

/** Each text and each of its words: a text may be broken into lines between words, so their braille is measured too. */
export const brokenTexts = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => [text, ...text.split(' ')]);

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
  const printMm = printWidth(shown);
  const sized = (dots: number, print: number, lines: number): Words => ({
    label,
    width: Math.ceil(Math.max(dots, print) / STEP_MM) * STEP_MM + STEP_MM,
    height: linesHeightMm(lines),
    lines,
    hasPrefix,
    dotsMm: dots,
    printMm: print,
  });
  if (Math.max(dotsMm, printMm) <= mostMm || !shown.includes(' ')) return sized(dotsMm, printMm, 1);
  let [lines, widest, widestPrint] = [1, 0, 0];
  let line = '';
  let lineCells = 0;
  for (const word of shown.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    const own = sheet.cellsOf(word);
    const longerCells = line === '' ? own : lineCells + 1 + own;
    const isTooLong = Math.max(cellsWidthMm(longerCells + 1), printWidth(longer)) > mostMm;
    if (line !== '' && isTooLong) lines += 1;
    [line, lineCells] = line !== '' && isTooLong ? [word, own] : [longer, longerCells];
    widest = Math.max(widest, cellsWidthMm(lineCells + 1));
    widestPrint = Math.max(widestPrint, printWidth(line));
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
export function boxesOf({ dotsMm, printMm, height }: Words, { x, y, align }: LabelPlace): WordsBoxes {
  const share = LEFT_SHARE[align];
  const dots = { x: x - dotsMm * share, y: y + DOTS_TOP_MM, width: dotsMm, height: height - DOTS_TOP_MM };
  const print = { x: x - printMm * share, y, width: printMm, height: PRINT_MM };
  return { dots, print, all: uniteBoxes(dots, print) };
}

/** `words` as a label at `place`. */
export const drawWords = (sheet: Sheet, role: string, words: Words, place: LabelPlace): LabelObject =>
  drawSized(sheet, role, words.label, words, place);
