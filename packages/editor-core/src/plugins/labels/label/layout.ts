import { BLANK_CELL, cellsFromUnicode, FULL_CELL } from '../../../translator/cells.js';
import { type BrailleFailure, brailleProblems, type Cell } from '../../../translator/translator.js';
import { printedExcessMm, printedWidthMm, type PrintResources } from '../../../primitives/printed-text.js';
import { readableText } from '../../../texts/readable-text.js';
import type { Document } from '../../../document/schema.js';
import type { SceneContext, SceneResources } from '../../../objects/kinds.js';
import { contextOf } from '../../../scene/build-scene.js';
import {
  BLACK_PRINT_MM,
  BRAILLE_LINE_MM,
  cellsWidthMm,
  DOTS_HEIGHT_MM,
  PAIR_LINE_MM,
  PRINT_LINE_MM,
  PRINT_TO_DOTS_MM,
} from '../../../primitives/sizes.js';
import { breakCells, breakPrint, breakTogether, type Fits, type LineContent } from './break-lines.js';
import type { BrailleOverride, LabelAlign, LabelObject } from './schema.js';
import { brailleOverrideOf, labelParagraphs, pageCounter } from '../../../braille/label-source.js';

/** Where a label's braille comes from, or why it has none. */
export type LabelBraille =
  | { readonly kind: 'hidden' | 'pending' }
  /** `lacking` are the characters that the system cannot write; absent where there are none. */
  | { readonly kind: 'translated'; readonly lacking?: readonly BrailleFailure[] }
  /** A transcriber's own; out of date where it was written for another text or system than the label has now. */
  | { readonly kind: 'override'; readonly isOutdated: boolean }
  | { readonly kind: 'failed'; readonly failure: BrailleFailure };

/** One line of a label; distances in mm from the top and the left side of the label's frame. */
export interface LabelLine {
  /** Black print of the line as it is typed, formulas between dollar signs; empty where none is shown. */
  readonly print: string;
  readonly printWidthMm: number;
  readonly printLeftMm: number;
  /** Top of the line of black print, where it has no formula that is higher. */
  readonly printTopMm: number;
  /** Cells of the line; empty where no dots are shown. */
  readonly cells: readonly Cell[];
  readonly dotsLeftMm: number;
  /** Upper edge of the dots. */
  readonly dotsTopMm: number;
  /** The text that the cells write, with formulas in words as far as they are known; also when no letters are shown. */
  readonly source: string;
}

/** A label laid out, before turning. */
export interface LabelLayout {
  readonly lines: readonly LabelLine[];
  readonly braille: LabelBraille;
  /** Distance from the left side of the frame to where the longest line begins, in mm. */
  readonly leftMm: number;
  /** What the lines need with the padding of a frame, in mm. */
  readonly neededWidthMm: number;
  readonly neededHeightMm: number;
  /** Height of the frame: that of the label, or more when its lines need it, for a label grows downwards. */
  readonly heightMm: number;
  /** Whether a line is wider than the label: a word that is too long breaks nowhere. */
  readonly overflows: boolean;
}

/** Free space inside a drawn frame in mm: a finger tells dots and frame apart from 3 mm (field notes 2.2, gap-elements). */
const FRAME_PADDING_MM = { x: 3, y: 1.8 } as const;

const NO_EXCESS = { above: 0, below: 0 } as const;

/** Slack in mm before a label counts as overflowing, for what adding decimals may cost. */
const SLACK_MM = 1e-6;

interface Broken {
  readonly lines: readonly LineContent[];
  readonly braille: LabelBraille;
}

/** The cells of a title's page counter; none where there is none, or none yet. */
function counterCells(label: LabelObject, context: SceneContext): readonly Cell[] {
  const counter = pageCounter(label, context);
  const result = counter === '' ? undefined : context.resources.braille.get(counter, context.system);
  return result?.ok ? result.value.cells : [];
}

/** The cells that a transcriber wrote, line by line, a title's page counter after the last of them. */
function overriddenCells(override: BrailleOverride, counter: readonly Cell[]): readonly (readonly Cell[])[] {
  const written = override.braille.split('\n').map(cellsFromUnicode);
  if (counter.length === 0) return written;
  return written.with(-1, [...(written.at(-1) ?? []), BLANK_CELL, ...counter]);
}

/** Lines of the paragraphs with cells that a transcriber wrote: each paragraph's print and cells break on their own. */
function breakOverride(
  paragraphs: readonly string[],
  written: readonly (readonly Cell[])[],
  fits: Fits,
): readonly LineContent[] {
  const count = Math.max(paragraphs.length, written.length);
  return Array.from({ length: count }, (_, index) => {
    const print = breakPrint(paragraphs[index] ?? '', inParagraph(fits, index));
    const cells = breakCells(written[index] ?? [], inParagraph(fits, index));
    return Array.from({ length: Math.max(print.length, cells.length) }, (__, line) => ({
      print: print[line]?.print ?? '',
      cells: cells[line]?.cells ?? [],
    }));
  }).flat();
}

/** `fits` for paragraphs after the first, whose first line is no first line of the label. */
function inParagraph(fits: Fits, index: number): Fits {
  return index === 0 ? fits : (content) => fits(content, false);
}

function breakLabel(label: LabelObject, context: SceneContext, fits: Fits): Broken {
  const paragraphs = labelParagraphs(label, context);
  const printOnly = (braille: LabelBraille): Broken => ({
    lines: paragraphs.flatMap((paragraph, index) => breakPrint(paragraph, inParagraph(fits, index))),
    braille,
  });
  if (!label.displayDots) return printOnly({ kind: 'hidden' });
  const override = brailleOverrideOf(label, context);
  if (override !== null) {
    const cells = overriddenCells(override, counterCells(label, context));
    const isOutdated = override.text !== label.text || override.system !== context.system;
    return { lines: breakOverride(paragraphs, cells, fits), braille: { kind: 'override', isOutdated } };
  }
  const lines: LineContent[] = [];
  const lacking: BrailleFailure[] = [];
  for (const [index, paragraph] of paragraphs.entries()) {
    const result = paragraph === '' ? undefined : context.resources.braille.get(paragraph, context.system);
    if (paragraph === '') lines.push({ print: '', cells: [] });
    else if (!result) return printOnly({ kind: 'pending' });
    else if (!result.ok) return printOnly({ kind: 'failed', failure: result.error });
    else {
      lacking.push(...brailleProblems(result));
      lines.push(...breakTogether(paragraph, result.value, inParagraph(fits, index)));
    }
  }
  return { lines, braille: { kind: 'translated', ...(lacking.length === 0 ? {} : { lacking }) } };
}

function withPrefix(lines: readonly LineContent[], hasPrefix: boolean): readonly LineContent[] {
  const first = lines.findIndex((line) => line.cells.length > 0);
  if (!hasPrefix || first < 0) return lines;
  return lines.map((line, index) =>
    index === first ? { ...line, cells: [FULL_CELL, ...line.cells] } : line,
  );
}

/** What prints the texts of `context`. */
export const printResourcesOf = ({ resources }: SceneContext): PrintResources => ({
  font: resources.font,
  formulas: resources.braille,
});

/** Distances of a label's lines in mm: of each other, of the dots from a line's top, and the height of the last one. */
function linePitch(showsLetters: boolean, showsDots: boolean) {
  if (!showsDots) return { pitch: PRINT_LINE_MM, dotsTop: 0, last: PRINT_LINE_MM };
  if (!showsLetters) return { pitch: BRAILLE_LINE_MM, dotsTop: 0, last: DOTS_HEIGHT_MM };
  const dotsTop = PRINT_LINE_MM + PRINT_TO_DOTS_MM;
  return { pitch: PAIR_LINE_MM, dotsTop, last: dotsTop + DOTS_HEIGHT_MM };
}

/** What is laid out for a context is kept as long as that is: a label is asked for what it draws and for what it keeps free. */
const layoutsOf = new WeakMap<SceneContext, WeakMap<LabelObject, LabelLayout>>();

/**
 * Lays `label` out: paragraphs are translated whole and broken to the label's width with one list of breaks for print and
 * cells. Braille that is pending or failed leaves the letters; the layout says so.
 */
export function layOutLabel(label: LabelObject, context: SceneContext): LabelLayout {
  const known = layoutsOf.get(context)?.get(label);
  if (known) return known;
  const layout = laidOut(label, context);
  // Braille that is pending may come while the context lasts.
  if (layout.braille.kind === 'pending') return layout;
  const layouts = layoutsOf.get(context) ?? new WeakMap<LabelObject, LabelLayout>();
  layoutsOf.set(context, layouts.set(label, layout));
  return layout;
}

/** How far right of the padding a line of `lengthMm` begins in a room of `roomMm`; one that is longer begins where the room does. */
const ALIGNED: Readonly<Record<LabelAlign, (roomMm: number, lengthMm: number) => number>> = {
  left: () => 0,
  center: (roomMm, lengthMm) => Math.max(0, (roomMm - lengthMm) / 2),
  right: (roomMm, lengthMm) => Math.max(0, roomMm - lengthMm),
};

function laidOut(label: LabelObject, context: SceneContext): LabelLayout {
  const padding = label.border ? FRAME_PADDING_MM : { x: 0, y: 0 };
  const innerMm = label.width - 2 * padding.x + SLACK_MM;
  const printing = printResourcesOf(context);
  const widthOf = (print: string) => printedWidthMm(print, BLACK_PRINT_MM, printing);
  const prefix = label.fullCharPrefix && label.displayDots;
  const fits: Fits = ({ print, cells }, isFirst) =>
    cellsWidthMm(cells.length + (prefix && isFirst ? 1 : 0)) <= innerMm &&
    (!label.displayLetters || widthOf(print) <= innerMm);

  const { lines: broken, braille } = breakLabel(label, context, fits);
  const showsDots = braille.kind === 'translated' || braille.kind === 'override';
  const { pitch, dotsTop, last } = linePitch(label.displayLetters, showsDots);
  const leftOf = (lengthMm: number) =>
    padding.x + ALIGNED[label.align](label.width - 2 * padding.x, lengthMm);
  let nextTopMm: number = padding.y;
  let excessMm = 0;
  const lines = withPrefix(broken, prefix).map(({ print, cells }): LabelLine => {
    const { above, below } = label.displayLetters ? printedExcessMm(print, printing.formulas) : NO_EXCESS;
    const printTopMm = nextTopMm + above;
    nextTopMm = printTopMm + below + pitch;
    excessMm += above + below;
    const printWidthMm = label.displayLetters ? widthOf(print) : 0;
    return {
      print: label.displayLetters ? print : '',
      printWidthMm,
      printLeftMm: leftOf(printWidthMm),
      printTopMm,
      cells,
      dotsLeftMm: leftOf(cellsWidthMm(cells.length)),
      dotsTopMm: printTopMm + below + dotsTop,
      source: readableText(print, printing.formulas),
    };
  });
  const widths = lines.map((line) => Math.max(line.printWidthMm, cellsWidthMm(line.cells.length)));
  const content = lines.length === 0 ? 0 : (lines.length - 1) * pitch + last + excessMm;
  const neededWidthMm = Math.max(0, ...widths) + 2 * padding.x;
  const neededHeightMm = content + 2 * padding.y;
  return {
    lines,
    braille,
    leftMm: leftOf(Math.max(0, ...widths)),
    neededWidthMm,
    neededHeightMm,
    heightMm: Math.max(label.height, neededHeightMm),
    overflows: neededWidthMm > label.width + SLACK_MM,
  };
}

/** How `label` on the page at `pageIndex` is laid out: its lines, whether they overflow and where its braille comes from. */
export function labelLayout(
  document: Document,
  pageIndex: number,
  label: LabelObject,
  resources: SceneResources,
): LabelLayout {
  return layOutLabel(label, contextOf(document, pageIndex, resources));
}
