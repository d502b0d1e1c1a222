import { type BrailleLookup, type BrailleSystem } from '@tastwerk/editor-core/braille';
import { formulasIn, hasMarkup, readableText } from '@tastwerk/editor-core/formulas';
import {
  BLACK_PRINT_MM,
  bundledFontMetrics,
  printedExcessMm,
  printedWidthMm,
  textWidthMm,
} from '@tastwerk/editor-core/scene';
import { numberCells } from '../texts/numbers.js';

/** Braille cells of texts, as the translator counted them. */
export type CellCounts = Readonly<Record<string, number>>;

/** How wide a line is in black print, and how much higher than a line without formulas, in mm. */
export interface PrintedSize {
  readonly widthMm: number;
  readonly excessMm: number;
}

/** What a chart knows of its texts when it is laid out: with it no translator and no typesetter is needed. */
export interface TextMeasures {
  readonly cells: CellCounts;
  /** How texts with formulas are printed; absent where there are none. */
  readonly printed?: Readonly<Record<string, PrintedSize>>;
}

/** Stored sizes are rounded up to this step in mm. */
const STEP_MM = 0.01;

const roundedUp = (mm: number): number => Number((Math.ceil(mm / STEP_MM - 1e-6) * STEP_MM).toFixed(2));

function printedSize(text: string, formulas: Pick<BrailleLookup, 'formula'>): PrintedSize {
  const { above, below } = printedExcessMm(text, formulas);
  return {
    widthMm: printedWidthMm(text, BLACK_PRINT_MM, { font: bundledFontMetrics, formulas }),
    excessMm: above + below,
  };
}

/** What `book` knows of `texts`. */
export function measureTexts(
  texts: Iterable<string>,
  book: BrailleLookup,
  system: BrailleSystem,
): TextMeasures {
  const cells: Record<string, number> = {};
  const printed: Record<string, PrintedSize> = {};
  for (const text of texts) {
    const result = book.get(text, system);
    if (result?.ok) cells[text] = result.value.cells.length;
    const formulas = formulasIn(text);
    if (formulas.length === 0 || formulas.some(({ content }) => book.formula?.(content) === undefined))
      continue;
    const { widthMm, excessMm } = printedSize(text, book);
    printed[text] = { widthMm: roundedUp(widthMm), excessMm: roundedUp(excessMm) };
  }
  return { cells, ...(Object.keys(printed).length === 0 ? {} : { printed }) };
}

const isSame = (known: PrintedSize | undefined, now: PrintedSize): boolean =>
  known?.widthMm === now.widthMm && known.excessMm === now.excessMm;

/** Whether texts that `known` has the measures of take another room `now`. */
export function areOutdated(known: TextMeasures, now: TextMeasures): boolean {
  const { cells, printed = {} } = known;
  return (
    Object.entries(now.cells).some(([text, count]) => cells[text] !== undefined && cells[text] !== count) ||
    Object.entries(now.printed ?? {}).some(([text, size]) => !isSame(printed[text], size))
  );
}

const NUMBER = /^-?[\d.,]+$/u;

/** Characters that take two cells in one of the braille systems, such as a dash or a percent sign. */
const TWO_CELLS = /[^\p{L}\p{N}\s.,;:]/gu;

/** Cells of a text that was not translated: one for each character, more for signs, and one before each number and run of capitals. */
function estimatedCells(given: string): number {
  if (NUMBER.test(given)) return numberCells(given);
  const text = readableText(given);
  const signs = text.match(/\d+|\p{Lu}+/gu) ?? [];
  return Array.from(text).length + signs.length + (text.match(TWO_CELLS)?.length ?? 0);
}

/** The braille cells of `text`; estimated where it was not translated. */
export const cellsIn = ({ cells }: TextMeasures, text: string): number =>
  (Object.hasOwn(cells, text) ? cells[text] : undefined) ?? estimatedCells(text);

/** How `text` is printed; formulas that are not measured count as they are typed, as they are shown then. */
export function printedIn({ printed = {} }: TextMeasures, text: string): PrintedSize {
  if (!hasMarkup(text))
    return { widthMm: textWidthMm(text, BLACK_PRINT_MM, bundledFontMetrics), excessMm: 0 };
  return (Object.hasOwn(printed, text) ? printed[text] : undefined) ?? printedSize(text, {});
}
