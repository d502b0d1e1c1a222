import type { FormulaPrint } from '../formulas/formula-writer.js';
import type { FormulaLookup } from '../formulas/formulas.js';
import { hasMarkup, textParts } from '../texts/text-parts.js';
import { mapPath } from '../geometry/path-data.js';
import { type Point, rotatePoint } from '../geometry/point.js';
import { type FontMetrics, printRuns, textWidthMm } from '../resources/font-metrics.js';
import type { Marks } from '../texts/marked-stretches.js';
import type { PathPrimitive, TextPrimitive } from './primitives.js';
import { type PrintLine, printPrimitives } from './print-primitives.js';
import { PRINT_BASELINE_MM, PRINT_LINE_MM, UNDERLINE_EM } from './sizes.js';

/** What printing a text needs. Formulas are set for the size of black print. */
export interface PrintResources {
  readonly font: FontMetrics;
  readonly formulas: FormulaLookup;
}

/** Free space in mm on either side of a formula, which its outlines do not have themselves. */
const FORMULA_SIDE_MM = 0.2;

type PrintPiece =
  | { readonly kind: 'words'; readonly text: string; readonly marks?: Marks }
  | { readonly kind: 'formula'; readonly print: FormulaPrint };

/** `text` as it is printed: formulas that are not set, because that is not known yet or they cannot be read, as they are typed. */
function printPieces(text: string, formulas: FormulaLookup): readonly PrintPiece[] {
  if (!hasMarkup(text)) return [{ kind: 'words', text }];
  const pieces: PrintPiece[] = [];
  for (const { kind, start, end, content, marks } of textParts(text)) {
    const known = kind === 'formula' ? formulas.formula?.(content) : undefined;
    const print = known?.ok ? known.value.print : undefined;
    const words = kind === 'formula' ? text.slice(start, end) : content;
    const last = pieces.at(-1);
    if (print) pieces.push({ kind: 'formula', print });
    else if (last?.kind === 'words' && last.marks === marks)
      pieces[pieces.length - 1] = { ...last, text: last.text + words };
    else pieces.push({ kind: 'words', text: words, ...(marks ? { marks } : {}) });
  }
  return pieces;
}

function pieceWidthMm(piece: PrintPiece, sizeMm: number, font: FontMetrics): number {
  return piece.kind === 'words'
    ? textWidthMm(piece.text, sizeMm, font)
    : piece.print.widthMm + 2 * FORMULA_SIDE_MM;
}

/** Width in mm of `text` printed with its formulas at a font size of `sizeMm`. */
export function printedWidthMm(text: string, sizeMm: number, { font, formulas }: PrintResources): number {
  return printPieces(text, formulas).reduce((sum, piece) => sum + pieceWidthMm(piece, sizeMm, font), 0);
}

/** The characters of `text`, each once, for which print shows a box. */
export function unprintedCharacters(text: string, { font, formulas }: PrintResources): ReadonlySet<string> {
  const words = printPieces(text, formulas).flatMap((piece) => (piece.kind === 'words' ? [piece.text] : []));
  const characters = words.flatMap(printRuns).flatMap((run) => [...run.text]);
  return new Set(characters.filter((character) => !font.has(character)));
}

/** How far, in mm, the formulas of `text` reach above and below what a line of black print has room for. */
export function printedExcessMm(
  text: string,
  formulas: FormulaLookup,
): { readonly above: number; readonly below: number } {
  let [above, below] = [0, 0];
  for (const piece of printPieces(text, formulas)) {
    if (piece.kind === 'words') continue;
    const { baselineMm, heightMm } = piece.print;
    above = Math.max(above, baselineMm - PRINT_BASELINE_MM);
    below = Math.max(below, heightMm - baselineMm - (PRINT_LINE_MM - PRINT_BASELINE_MM));
  }
  return { above, below };
}

/** The line below underlined words that begin at `start` and are `widthMm` long, turned as `line` is. */
function underline(
  { angle, sizeMm, layer, objectId, ink }: PrintLine,
  start: Point,
  widthMm: number,
): PathPrimitive {
  const at = (acrossMm: number) =>
    rotatePoint({ x: start.x + acrossMm, y: start.y + UNDERLINE_EM.below * sizeMm }, start, angle);
  return {
    type: 'path',
    layer,
    objectId,
    path: [
      { kind: 'M', to: at(0) },
      { kind: 'L', to: at(widthMm) },
    ],
    stroke: { ink, widthMm: UNDERLINE_EM.width * sizeMm, cap: 'butt', join: 'miter' },
  };
}

/** What marks say of the black print of words. */
function styleOf({ emphasis, language }: Marks): Pick<TextPrimitive, 'isBold' | 'isItalic' | 'language'> {
  return {
    ...(emphasis.includes('bold') ? { isBold: true } : {}),
    ...(emphasis.includes('italic') ? { isItalic: true } : {}),
    ...(language === undefined ? {} : { language }),
  };
}

/** What draws `line`: black print, and the outlines of its formulas on the same baseline. */
export function printedPrimitives(
  line: PrintLine,
  { font, formulas }: PrintResources,
): readonly (TextPrimitive | PathPrimitive)[] {
  const { origin, angle, sizeMm, layer, objectId, ink } = line;
  let leftMm = 0;
  return printPieces(line.text, formulas).flatMap((piece): readonly (TextPrimitive | PathPrimitive)[] => {
    const start = { x: origin.x + leftMm, y: origin.y };
    leftMm += pieceWidthMm(piece, sizeMm, font);
    if (piece.kind === 'words') {
      const { text, marks } = piece;
      const words = {
        ...line,
        text,
        origin: rotatePoint(start, origin, angle),
        ...(marks && styleOf(marks)),
      };
      const printed = printPrimitives(words, font);
      if (!marks?.emphasis.includes('underline')) return printed;
      return [...printed, underline(words, words.origin, pieceWidthMm(piece, sizeMm, font))];
    }
    const { path, baselineMm } = piece.print;
    const left = start.x + FORMULA_SIDE_MM;
    const top = start.y - baselineMm;
    const placed = mapPath(path, ({ x, y }) => rotatePoint({ x: left + x, y: top + y }, origin, angle));
    return [{ type: 'path', layer, objectId, path: placed, fill: ink }];
  });
}
