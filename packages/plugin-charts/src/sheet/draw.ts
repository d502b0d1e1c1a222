import type { LabelObject, LineObject, ObjectInput, PageObject, PathPoint } from '@tastwerk/editor-core';
import type { Point } from '@tastwerk/editor-core/geometry';
import { createPointSymbol, type PointSymbol } from '@tastwerk/editor-core/objects';
import { cellsWidthMm, DOTS_HEIGHT_MM, linesHeightMm } from '@tastwerk/editor-core/scene';
import type { Sheet } from './sheet.js';

/** Height of a label of one line, print above braille, in mm. */
export const LABEL_HEIGHT_MM = linesHeightMm(1);

/** From the top of such a label to the middle of its dots, in mm. */
export const DOTS_MIDDLE_MM = LABEL_HEIGHT_MM - DOTS_HEIGHT_MM / 2;

/** Widths of lines in mm: main lines 1.0 to 2.5, axes 1.0, help lines 0.7 (TU Dresden TL_B), each 25 % wider than the next thinner. */
export const LINE_MM = { data: 1.5, axis: 1, help: 0.7 } as const;

/** Frames of labels are rounded up to this step in mm, which is more than the rounding error of added lengths. */
const STEP_MM = 0.01;

/** The sides of a label of one line in mm, and whether it begins with a full cell, since a cell that stands alone has no height. */
export interface LabelSize {
  readonly width: number;
  readonly height: number;
  /** How much of its height formulas take above what a line without them needs. */
  readonly excessMm: number;
  readonly hasPrefix: boolean;
}

/** Sizes of labels by the function that counts cells: each way to lay out a chart measures the same texts. */
const knownSizes = new WeakMap<Sheet['cellsOf'], Map<string, LabelSize>>();

/** How large a label of one line with `text` is. */
export function labelSize(sheet: Sheet, text: string): LabelSize {
  const known = knownSizes.get(sheet.cellsOf) ?? new Map<string, LabelSize>();
  knownSizes.set(sheet.cellsOf, known);
  const size = known.get(text) ?? measured(sheet, text);
  known.set(text, size);
  return size;
}

function measured(sheet: Sheet, text: string): LabelSize {
  const cells = sheet.cellsOf(text);
  const hasPrefix = cells === 1;
  const dots = cellsWidthMm(cells + (hasPrefix ? 1 : 0));
  const { widthMm: print, excessMm } = sheet.printOf(text);
  return {
    width: Math.ceil(Math.max(dots, print) / STEP_MM) * STEP_MM + STEP_MM,
    height: LABEL_HEIGHT_MM + excessMm,
    excessMm,
    hasPrefix,
  };
}

/** Share of a line that is filled at least before the next word is broken to the next line. */
const FILLED_SHARE = 0.8;

/** No line is shorter, in mm: ten cells. */
const LEAST_LINE_MM = 60;

/** The sides in mm of a label with `text` that breaks into lines where it is wider than `mostMm`. */
export function brokenSize(
  sheet: Sheet,
  text: string,
  mostMm: number,
): { readonly width: number; readonly height: number } {
  const { width, height, excessMm } = labelSize(sheet, text);
  const roomMm = Math.max(mostMm, LEAST_LINE_MM);
  if (width <= roomMm) return { width, height };
  const lines = Math.ceil(width / (roomMm * FILLED_SHARE));
  return { width: roomMm, height: linesHeightMm(lines) + lines * excessMm };
}

/**
 * Where a label stands: the place in page mm of the middle of the top of its frame, of its left or of its right upper corner. Formulas that
 * are higher than a line of black print reach above it, so that dots stand where those of other labels do.
 */
export interface LabelPlace {
  readonly x: number;
  readonly y: number;
  readonly align: LabelObject['align'];
}

/** Share of a label's width left of its place. */
export const LEFT_SHARE: Readonly<Record<LabelObject['align'], number>> = { left: 0, center: 0.5, right: 1 };

/** A label at `box` whose text may break into lines. */
export function drawBroken(
  sheet: Sheet,
  role: string,
  text: string,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): LabelObject {
  const fullCharPrefix = labelSize(sheet, text).hasPrefix;
  return sheet.kinds.create('label', { uuid: sheet.id(role), text, pristine: false, fullCharPrefix, ...box });
}

/** What a label says: a text, or a text of which the sheet shows the abbreviation that the legend explains. */
export interface LabelText {
  readonly text: string;
  readonly abbreviation?: string;
}

/** A label of one line at `place`. */
export function drawLabel(sheet: Sheet, role: string, label: LabelText, place: LabelPlace): LabelObject {
  return drawSized(sheet, role, label, labelSize(sheet, label.abbreviation ?? label.text), place);
}

/** A label of `size` at `place`. */
export function drawSized(
  sheet: Sheet,
  role: string,
  { text, abbreviation }: LabelText,
  { width, height, excessMm, hasPrefix }: LabelSize,
  { x, y, align }: LabelPlace,
): LabelObject {
  return sheet.kinds.create('label', {
    uuid: sheet.id(role),
    text,
    pristine: false,
    x: x - width * LEFT_SHARE[align],
    y: y - excessMm,
    width,
    height,
    align,
    fullCharPrefix: hasPrefix,
    ...(abbreviation === undefined ? {} : { isKey: true, keyVal: abbreviation }),
  });
}

type LineValues = Omit<ObjectInput<LineObject>, 'uuid' | 'x' | 'y' | 'dx' | 'dy'>;

/** A straight line. */
export function drawLine(
  sheet: Sheet,
  role: string,
  from: Point,
  to: Point,
  values: LineValues = {},
): LineObject {
  return sheet.kinds.create('line', {
    uuid: sheet.id(role),
    x: from.x,
    y: from.y,
    dx: to.x - from.x,
    dy: to.y - from.y,
    borderWidth: LINE_MM.axis,
    ...values,
  });
}

/** Points of straight lines through `places`. */
function corners(places: readonly Point[]): readonly PathPoint[] {
  return places.map(({ x, y }, index) => ({ kind: index === 0 ? 'M' : 'L', x, y }));
}

type PathValues = Omit<ObjectInput<Extract<PageObject, { type: 'path' }>>, 'uuid' | 'points'>;

/** A line through `places`, or the area that it encloses where `values` close it; the points are in page mm. */
export function drawPath(
  sheet: Sheet,
  role: string,
  places: readonly Point[],
  values: PathValues = {},
): PageObject {
  return sheet.kinds.create('path', {
    uuid: sheet.id(role),
    points: corners(places),
    borderWidth: LINE_MM.data,
    ...values,
  });
}

/** The point symbol `symbol` with its middle at `centre`. */
export function drawSymbol(sheet: Sheet, role: string, symbol: PointSymbol, centre: Point): PageObject {
  return createPointSymbol(symbol, sheet.id(role), centre);
}
