import type { LabelObject } from '@tastwerk/editor-core';
import { cellsWidthMm, labelWords, linesHeightMm } from '@tastwerk/editor-core/scene';
import { printOfWords } from '../measuring/print-of-words.js';
import type { LabelText } from '../sheet/draw.js';
import type { PrintedSize } from '../measuring/text-measures.js';
import type { Sheet } from '../sheet/sheet.js';

/** Parts of a text of up to this many words are measured as they stand: beside others a word may be written otherwise than alone. */
const MOST_WORDS = 4;
/** Texts that are measured at most; a chart keeps little more. */
const MOST_TEXTS = 900;

/** Distance of cells in mm. */
const CELL_MM = cellsWidthMm(2) - cellsWidthMm(1);

/** What `texts` may be broken into, each part once: words first, then longer parts as far as they may be kept. */
export function partsOf(texts: readonly string[]): ReadonlySet<string> {
  const parts = new Set<string>(texts);
  for (let count = 1; count <= MOST_WORDS; count += 1) {
    for (const text of texts) {
      const words = labelWords(text);
      for (let from = 0; from + count <= words.length && parts.size < MOST_TEXTS; from += 1) {
        parts.add(words.slice(from, from + count).join(' '));
      }
    }
  }
  return parts;
}

/** A text broken into lines, and the sides of its label in mm. */
export interface TextBlock {
  readonly label: LabelText;
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly hasPrefix: boolean;
}

/** Frames of labels are rounded up to this step in mm, which is more than the rounding error of added lengths. */
const STEP_MM = 0.01;

/** Breaks texts into lines, of which the parts `parts` were measured; a break in a text stays one. */
export function textBreaker(
  sheet: Sheet,
  parts: ReadonlySet<string>,
): (label: LabelText, mostMm: number) => TextBlock {
  const cellsOf = (line: string): number => {
    if (parts.has(line)) return sheet.cellsOf(line);
    const words = labelWords(line);
    // Words that were measured one by one: with a cell to spare for what is written otherwise beside others.
    return words.reduce((sum, word) => sum + sheet.cellsOf(word) + 1, 0);
  };
  // The same lines are measured for many widths.
  const known = new Map<string, { readonly cells: number; readonly print: PrintedSize }>();
  const measured = (line: string) => {
    const size = known.get(line) ?? {
      cells: cellsOf(line),
      print: parts.has(line) ? sheet.printOf(line) : printOfWords(sheet, labelWords(line)),
    };
    known.set(line, size);
    return size;
  };
  const widthOf = (line: string, extra = 0) => {
    const { cells, print } = measured(line);
    return Math.max(cellsWidthMm(cells + extra), print.widthMm);
  };
  const linesOf = (text: string, mostMm: number): readonly string[] => {
    const lines: string[] = [];
    if (text.trim() === '') return [''];
    for (const word of labelWords(text)) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && widthOf(longer) > mostMm) lines.push(word);
      else lines[Math.max(0, lines.length - 1)] = longer;
    }
    return lines;
  };
  /** Lines as few as in `mostMm`, and as alike in length as breaking between words makes them. */
  const evenLines = (text: string, mostMm: number): readonly string[] => {
    let lines = linesOf(text, mostMm);
    if (lines.length === 1) return lines;
    for (let width = mostMm - CELL_MM; width > CELL_MM; width -= CELL_MM) {
      const narrower = linesOf(text, width);
      if (narrower.length > lines.length) break;
      lines = narrower;
    }
    return lines;
  };
  return (label, mostMm) => {
    const lines = (label.abbreviation ?? label.text).split('\n').flatMap((text) => evenLines(text, mostMm));
    const [first = ''] = lines;
    const excessMm = lines.reduce((sum, line) => sum + measured(line).print.excessMm, 0);
    const hasPrefix = lines.length === 1 && measured(first).cells === 1;
    const widest = Math.max(...lines.map((line) => widthOf(line, hasPrefix ? 1 : 0)));
    return {
      label,
      lines,
      width: Math.ceil(widest / STEP_MM) * STEP_MM + STEP_MM,
      height: linesHeightMm(lines.length) + excessMm,
      hasPrefix,
    };
  };
}

/** `block` as a label whose upper edge has its middle at `x`, `y`, or whose upper corner lies there. */
export function drawBlock(
  sheet: Sheet,
  role: string,
  { label, lines, width, height, hasPrefix }: TextBlock,
  { x, y, align }: { readonly x: number; readonly y: number; readonly align: LabelObject['align'] },
): LabelObject {
  const { text, abbreviation } = label;
  const share = { left: 0, center: 0.5, right: 1 }[align];
  return sheet.kinds.create('label', {
    uuid: sheet.id(role),
    text: abbreviation === undefined ? lines.join('\n') : text,
    pristine: false,
    x: x - width * share,
    y,
    width,
    height,
    align,
    fullCharPrefix: hasPrefix,
    ...(abbreviation === undefined ? {} : { isKey: true, keyVal: abbreviation }),
  });
}
