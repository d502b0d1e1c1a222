import type { Kinds, ObjectOf, PageObject, SceneResources } from '@tastwerk/editor-core';
import { type Box, boxCentre, distance, isLevelBox } from '@tastwerk/editor-core/geometry';
import { uuidFrom } from '@tastwerk/editor-core/objects';
import { labelLayout } from '@tastwerk/editor-core/scene';
import {
  alongRow,
  axisNumber,
  type AxisRow,
  axisRows,
  isAxisNumber,
  type RowDirection,
  rowsOfNumbersAndWords,
  rowText,
} from '../axis-rows.js';
import { outlineOf, strokeEnds } from '../outline.js';
import { barsInRows } from './bars.js';
import { documentOf, type Drawing, isDrawn, type StepContext } from './drawing.js';
import { placedTexts } from './placed-texts.js';

type LabelObject = ObjectOf<'label'>;
type LabelRow = AxisRow<LabelObject>;

/** The labels of a drawing beside what they are tied to: beside strokes alone, such as axes and ticks, or beside shapes too. */
function textsBeside(drawing: Drawing, kinds: Kinds, what: 'strokes' | 'shapes') {
  return placedTexts(kinds, drawing).flatMap(({ label, at, named }) => {
    if (!named) return [];
    const outline = outlineOf(kinds, named);
    const isWanted = what === 'shapes' || strokeEnds(outline) !== undefined;
    return isWanted ? [rowText(label, at, outline, boxCentre(label))] : [];
  });
}

/** The rows of a drawing's labels at its axes and ticks: those of numbers, and those of words. */
export const rowsOfAxes = (drawing: Drawing, kinds: Kinds): readonly LabelRow[] =>
  rowsOfNumbersAndWords(textsBeside(drawing, kinds, 'strokes'), ({ text }) => text);

/** The rows of a drawing's numbers, those beside shapes too, such as the cells of a table. */
export const rowsOfNumbers = (drawing: Drawing, kinds: Kinds): readonly LabelRow[] =>
  axisRows(textsBeside(drawing, kinds, 'shapes').filter(({ of }) => isAxisNumber(of.text)));

/** Length of a tick that is drawn for a number, in mm: as those of charts that the program makes. */
const TICK_MM = 3;

/** Free room around a drawing for its labels, in mm: below the title, and on the other sides. */
export interface Room {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Between a tick and its text, and between texts, in mm; the height of a line of braille with its print. */
const GAP_MM = 5;
const LINE_MM = 14;

/** Texts of a row that are wider than this, in mm, will be abbreviated. */
const WIDEST_MM = 40;

/** Names of axes that are tied to the ends of those with rows, by the direction of their axis. */
function namesOfAxes({ objects }: Drawing, rows: readonly LabelRow[]): ReadonlySet<RowDirection> {
  const inRows = new Set(rows.flatMap(({ texts }) => texts.map(({ of }) => of)));
  const axes = new Map(
    rows.flatMap(({ direction, texts }) => texts.map(({ of }) => [of.anchor?.object, direction] as const)),
  );
  return new Set(
    objects.flatMap((object) =>
      object.type === 'label' && object.anchor && !inRows.has(object)
        ? (axes.get(object.anchor.object) ?? [])
        : [],
    ),
  );
}

/** The axes are drawn beyond their ends by half their width, so that labels about an end need so much more room, in mm. */
const SPARE_MM = 1;

/** The room that the texts of the rows need at the edges of `whole`, names of axes included where `hasNames`. */
export function roomOfAxes(
  drawing: Drawing,
  rows: readonly LabelRow[],
  whole: Box,
  hasNames: boolean,
  resources: SceneResources,
): Room {
  const document = documentOf(drawing);
  const widthOf = (label: LabelObject) =>
    labelLayout(document, drawing.pageIndex, label, resources).neededWidthMm;
  const room = { left: GAP_MM, top: GAP_MM, right: GAP_MM, bottom: GAP_MM };
  const [endX, endY] = [whole.x + whole.width, whole.y + whole.height];
  const need = (side: keyof Room, mm: number) => {
    room[side] = Math.max(room[side], mm);
  };
  for (const { direction, texts, side } of rows) {
    const depthMm = TICK_MM + GAP_MM;
    for (const { of, tick } of texts) {
      if (direction === 'down') {
        const mm = depthMm + Math.min(WIDEST_MM, widthOf(of));
        need(side < 0 ? 'left' : 'right', side < 0 ? whole.x - tick.x + mm : tick.x - endX + mm);
        need('top', GAP_MM + LINE_MM / 2 - (tick.y - whole.y));
        need('bottom', GAP_MM + LINE_MM / 2 - (endY - tick.y));
      } else {
        const mm = depthMm + LINE_MM;
        need(side < 0 ? 'top' : 'bottom', side < 0 ? whole.y - tick.y + mm : tick.y - endY + mm);
        const halfMm = Math.min(WIDEST_MM, widthOf(of)) / 2 + SPARE_MM;
        need('left', halfMm - (tick.x - whole.x));
        need('right', halfMm - (endX - tick.x));
      }
    }
    const isCrowded =
      direction === 'across' &&
      !texts.every(({ of }) => isAxisNumber(of.text)) &&
      texts.reduce((sum, { of }) => sum + widthOf(of) + GAP_MM, 0) > whole.width;
    if (isCrowded) need(side < 0 ? 'top' : 'bottom', depthMm + 2 * LINE_MM + GAP_MM);
  }
  const names = hasNames ? namesOfAxes(drawing, rows) : new Set();
  return {
    ...room,
    top: room.top + (names.has('down') ? LINE_MM + GAP_MM : 0),
    bottom: room.bottom + (names.has('across') ? LINE_MM + GAP_MM : 0),
  };
}

/** Numbers of two axes have the same unit where a step of them is as long on both, to this share: such drawings keep their proportions. */
const SAME_UNIT = 0.03;

/** Length in mm of a step of 1 on an axis; undefined where its numbers do not tell. */
function unitMm({ direction, texts }: LabelRow): number | undefined {
  const [first, last] = [texts[0], texts.at(-1)];
  if (!first || !last) return undefined;
  const [from, to] = [axisNumber(first.of.text), axisNumber(last.of.text)];
  if (from === undefined || to === undefined || from === to) return undefined;
  const mm = alongRow(direction, last.tick)[0] - alongRow(direction, first.tick)[0];
  return Math.abs(mm / (to - from));
}

/** Round shapes larger than this, in mm, are no marks: stretched they would not be round. */
const LARGEST_MARK_MM = 12;

function isRound(kinds: Kinds, object: PageObject): boolean {
  const { width, height } = kinds.extentOf(object);
  if (Math.max(width, height) <= LARGEST_MARK_MM) return false;
  if (object.type === 'ellipse') return true;
  const [piece, other] = outlineOf(kinds, object);
  if (!piece?.closed || other || piece.points.length < 8) return false;
  const middle = boxCentre(kinds.extentOf(object));
  const radii = piece.points.map((point) => distance(point, middle));
  return Math.max(...radii) < 1.1 * Math.min(...radii);
}

/** Whether a drawing is a chart whose axes have scales of their own: each may have a length that suits the paper. */
export function isStretchable(drawing: Drawing, rows: readonly LabelRow[], kinds: Kinds): boolean {
  const [across, down] = (['across', 'down'] as const).map((direction) =>
    rows.filter((row) => row.direction === direction),
  );
  const hasNumbers = rows.some(({ texts }) => texts.every(({ of }) => isAxisNumber(of.text)));
  if (!across?.length || !down?.length || !hasNumbers) return false;
  const isSame = across.some((one) =>
    down.some((other) => {
      const [first, second] = [unitMm(one), unitMm(other)];
      return first !== undefined && second !== undefined && Math.abs(first / second - 1) < SAME_UNIT;
    }),
  );
  return !isSame && !drawing.objects.some((object) => isDrawn(object) && isRound(kinds, object));
}

/** The marks of a chart: small shapes that are not bars. They keep their proportions. */
export function marksOf(drawing: Drawing, kinds: Kinds): ReadonlySet<PageObject> {
  const bars = barsInRows(drawing, kinds);
  return new Set(
    drawing.objects.filter((object) => {
      if (!isDrawn(object) || bars.has(object)) return false;
      const { width, height } = kinds.extentOf(object);
      const [short, long] = [Math.min(width, height), Math.max(width, height)];
      const outline = outlineOf(kinds, object);
      const isClosed = outline.length > 0 && outline.every(({ closed }) => closed);
      return isClosed && long <= LARGEST_MARK_MM && (!isLevelBox(outline) || long < 1.5 * short);
    }),
  );
}

/** Ticks at the numbers of axes where none stands: a line of the grid was the tick of its number. */
export function withTicksAtNumbers(drawing: Drawing, { kinds, profile }: StepContext): Drawing {
  const strokes = drawing.objects.filter(isDrawn).flatMap((object) => {
    const ends = strokeEnds(outlineOf(kinds, object));
    return ends ? [ends] : [];
  });
  const added = rowsOfAxes(drawing, kinds).flatMap(({ direction, texts, side }) =>
    texts.flatMap(({ of, tick }): readonly PageObject[] => {
      const [along, away] = alongRow(direction, tick);
      const hasTick = strokes.some((ends) => {
        const places = ends.map((end) => alongRow(direction, end));
        return (
          places.every(([at]) => Math.abs(at - along) < 1) &&
          places.some(([, at]) => Math.abs(at - away) < TICK_MM)
        );
      });
      if (hasTick || !isAxisNumber(of.text)) return [];
      const [dx, dy] = direction === 'across' ? [0, side * TICK_MM] : [side * TICK_MM, 0];
      return [
        kinds.create('line', {
          uuid: uuidFrom(`${of.uuid}/tick`),
          ...tick,
          dx,
          dy,
          borderWidth: profile.lineWidth.mainMm,
        }),
      ];
    }),
  );
  return added.length === 0 ? drawing : { ...drawing, objects: [...drawing.objects, ...added] };
}
