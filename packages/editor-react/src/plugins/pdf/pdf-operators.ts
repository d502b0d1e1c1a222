import type { PdfGlyph, PdfOperator } from '@tastwerk/editor-core/import';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { boxOutline, fieldOf, listOf, matrixOf, numberOf, outlineOf } from './pdf-arguments.js';

/** The content of a page as the library lists it. */
interface OperatorList {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** What the list refers to. */
export interface OperatorContext {
  /** Factor from the widths of a font's characters to parts of its size. */
  readonly widthUnitOf: (font: unknown) => number;
  /** The first colour of a gradient in CSS notation; undefined where the shading is none. */
  readonly firstColourOf: (shading: unknown) => string | undefined;
  /** Whether a layer of the file is shown. */
  readonly isLayerShown: (layer: unknown) => boolean;
}

type Style = Extract<PdfOperator, { readonly kind: 'style' }>['set'];
type Paint = NonNullable<Style['fill']>;
type TextStyle = Extract<PdfOperator, { readonly kind: 'textStyle' }>['set'];

const NO_PAINT: Paint = { colour: 'none', texture: null };
/** Text of these modes is not painted (PDF 2.0, table 104). */
const UNSEEN_TEXT = [3, 7];
/** Widths of characters are thousandths of the font's size, unless the font says otherwise. */
export const USUAL_WIDTH_UNIT = 0.001;
/** Steps of a pattern by which it is told from others. */
const TOLD_APART = 30;

const UNIT_SQUARE = boxOutline([0, 0, 1, 1]) ?? [];

const FILLS: ReadonlyMap<unknown, 'nonzero' | 'evenodd'> = new Map([
  [OPS.fill, 'nonzero'],
  [OPS.fillStroke, 'nonzero'],
  [OPS.closeFillStroke, 'nonzero'],
  [OPS.eoFill, 'evenodd'],
  [OPS.eoFillStroke, 'evenodd'],
  [OPS.closeEOFillStroke, 'evenodd'],
]);
const STROKES: ReadonlySet<unknown> = new Set([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

/** The steps of a page in the words of the core, one after the other; what draws nothing is left out. */
export function* pdfOperators(list: OperatorList, context: OperatorContext): Generator<PdfOperator> {
  const patterns: string[] = [];
  /** For each marked part that is open, whether it is hidden. */
  const marked: boolean[] = [];

  const paintOf = (args: readonly unknown[]): { readonly paint: Paint; readonly leftOut?: string } => {
    const [kind] = args;
    if (kind === 'TilingPattern') {
      const [, colour, content, , ...layout] = args;
      const steps = ['fnArray', 'argsArray'].map((name) => listOf(fieldOf(content, name)));
      const key = JSON.stringify([colour, layout, steps.map((list) => list.slice(0, TOLD_APART))]);
      if (!patterns.includes(key)) patterns.push(key);
      return { paint: { colour: 'none', texture: patterns.indexOf(key) } };
    }
    const colour = context.firstColourOf(args[1]);
    return colour === undefined
      ? { paint: NO_PAINT, leftOut: 'shading' }
      : { paint: { colour, texture: null }, leftOut: 'gradient' };
  };

  const glyphOf = (value: unknown): PdfGlyph | number => {
    if (typeof value === 'number') return numberOf(value);
    const unicode = fieldOf(value, 'unicode');
    return {
      text: typeof unicode === 'string' ? unicode : '',
      width: numberOf(fieldOf(value, 'width')),
      isSpace: fieldOf(value, 'isSpace') === true,
    };
  };

  const style = (set: Style): PdfOperator => ({ kind: 'style', set });
  const textStyle = (set: TextStyle): PdfOperator => ({ kind: 'textStyle', set });
  const isDashed = (dashes: unknown) => listOf(dashes).some((length) => numberOf(length) > 0);

  function* graphicsState(entries: readonly unknown[]): Generator<PdfOperator> {
    for (const entry of entries) {
      const [key, value] = listOf(entry);
      if (key === 'LW') yield style({ strokeWidth: Math.abs(numberOf(value)) });
      else if (key === 'CA') yield style({ strokeAlpha: numberOf(value, 1) });
      else if (key === 'ca') yield style({ fillAlpha: numberOf(value, 1) });
      else if (key === 'D') yield style({ isDashed: isDashed(listOf(value)[0]) });
      else if (key === 'SMask' && value !== false) yield { kind: 'leftOut', name: 'mask' };
      else if (key === 'Font') yield* font(listOf(value));
    }
  }

  function* font([name, size]: readonly unknown[]): Generator<PdfOperator> {
    yield textStyle({ fontSize: numberOf(size), widthUnit: context.widthUnitOf(name) });
  }

  function* form([matrix, box]: readonly unknown[]): Generator<PdfOperator> {
    yield { kind: 'save' };
    if (matrix) yield { kind: 'transform', matrix: matrixOf(matrix) };
    yield* bounds(box);
  }

  function* bounds(box: unknown, matrix?: unknown): Generator<PdfOperator> {
    const outline = boxOutline(box, matrix);
    if (!outline) return;
    yield { kind: 'clip' };
    yield { kind: 'path', outline, fill: 'none', isStroked: false };
  }

  function* operator(fn: number, args: readonly unknown[]): Generator<PdfOperator> {
    const [first, second, third] = args;
    switch (fn) {
      case OPS.save:
        yield { kind: 'save' };
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        yield { kind: 'restore' };
        break;
      case OPS.transform:
        yield { kind: 'transform', matrix: matrixOf(args) };
        break;
      case OPS.paintFormXObjectBegin:
        yield* form(args);
        break;
      case OPS.beginGroup:
        yield* group(first);
        break;
      case OPS.endGroup:
        yield { kind: 'restore' };
        if (fieldOf(first, 'smask')) yield { kind: 'show' };
        break;
      case OPS.setLineWidth:
        yield style({ strokeWidth: Math.abs(numberOf(first)) });
        break;
      case OPS.setDash:
        yield style({ isDashed: isDashed(first) });
        break;
      case OPS.setGState:
        yield* graphicsState(listOf(first));
        break;
      case OPS.setFillRGBColor:
        yield style({ fill: { colour: String(first), texture: null } });
        break;
      case OPS.setStrokeRGBColor:
        yield style({ stroke: { colour: String(first), texture: null } });
        break;
      case OPS.setFillTransparent:
        yield style({ fill: NO_PAINT });
        break;
      case OPS.setStrokeTransparent:
        yield style({ stroke: NO_PAINT });
        break;
      case OPS.setFillColorN:
      case OPS.setStrokeColorN: {
        const { paint, leftOut } = paintOf(args);
        yield style(fn === OPS.setFillColorN ? { fill: paint } : { stroke: paint });
        if (leftOut !== undefined) yield { kind: 'leftOut', name: leftOut };
        break;
      }
      case OPS.clip:
      case OPS.eoClip:
        yield { kind: 'clip' };
        break;
      case OPS.constructPath:
        yield {
          kind: 'path',
          outline: outlineOf(listOf(second)[0]),
          fill: FILLS.get(first) ?? 'none',
          isStroked: STROKES.has(first),
        };
        break;
      case OPS.shadingFill:
        yield { kind: 'leftOut', name: 'shading' };
        break;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject:
        yield { kind: 'image' };
        break;
      case OPS.paintSolidColorImageMask:
        yield { kind: 'path', outline: UNIT_SQUARE, fill: 'nonzero', isStroked: false };
        break;
      case OPS.paintInlineImageXObjectGroup:
      case OPS.paintImageMaskXObjectGroup:
      case OPS.paintImageXObjectRepeat:
      case OPS.paintImageMaskXObjectRepeat:
        yield { kind: 'leftOut', name: 'image' };
        break;
      case OPS.beginMarkedContent:
        marked.push(false);
        break;
      case OPS.beginMarkedContentProps: {
        const isHidden = first === 'OC' && second !== null && !context.isLayerShown(second);
        marked.push(isHidden);
        if (isHidden) yield { kind: 'hide' };
        break;
      }
      case OPS.endMarkedContent:
        if (marked.pop()) yield { kind: 'show' };
        break;
      default:
        yield* text(fn, first, second, third);
    }
  }

  function* group(options: unknown): Generator<PdfOperator> {
    // What masks is not drawn itself.
    if (fieldOf(options, 'smask')) yield { kind: 'hide' };
    yield { kind: 'save' };
    yield* bounds(fieldOf(options, 'bbox'), fieldOf(options, 'matrix'));
  }

  function* text(fn: number, first: unknown, second: unknown, third: unknown): Generator<PdfOperator> {
    switch (fn) {
      case OPS.beginText:
        yield { kind: 'textBegin' };
        break;
      case OPS.setFont:
        yield* font([first, second, third]);
        break;
      case OPS.setCharSpacing:
        yield textStyle({ charSpacing: numberOf(first) });
        break;
      case OPS.setWordSpacing:
        yield textStyle({ wordSpacing: numberOf(first) });
        break;
      case OPS.setHScale:
        yield textStyle({ stretch: numberOf(first, 100) / 100 });
        break;
      case OPS.setLeading:
        yield textStyle({ leading: numberOf(first) });
        break;
      case OPS.setTextRise:
        yield textStyle({ rise: numberOf(first) });
        break;
      case OPS.setTextRenderingMode:
        yield textStyle({ isSeen: !UNSEEN_TEXT.includes(numberOf(first)) });
        break;
      case OPS.moveText:
        yield { kind: 'textMove', x: numberOf(first), y: numberOf(second) };
        break;
      case OPS.setLeadingMoveText:
        yield textStyle({ leading: -numberOf(second) });
        yield { kind: 'textMove', x: numberOf(first), y: numberOf(second) };
        break;
      case OPS.setTextMatrix:
        yield { kind: 'textMatrix', matrix: matrixOf(first) };
        break;
      case OPS.nextLine:
        yield { kind: 'textNextLine' };
        break;
      case OPS.showText:
        yield { kind: 'glyphs', glyphs: listOf(first).map(glyphOf) };
        break;
    }
  }

  for (const [index, fn] of list.fnArray.entries()) yield* operator(fn, listOf(list.argsArray[index]));
}
