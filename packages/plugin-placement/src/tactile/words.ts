import type { Kinds, ObjectOf, PageObject, SceneResources } from '@tastwerk/editor-core';
import { boxCentre } from '@tastwerk/editor-core/geometry';
import { anchorPlace } from '@tastwerk/editor-core/placing';
import { labelLayout } from '@tastwerk/editor-core/scene';
import { alongRow, axisNumber, type AxisRow } from '../axis-rows.js';
import { rowsOfNumbers } from './charts.js';
import { isCompact, isWithin, shapeOf } from './boxes/shapes.js';
import { documentOf, type Drawing, drawnBox, type StepContext, without } from './drawing.js';

type LabelObject = ObjectOf<'label'>;

const labelsOf = ({ objects }: Drawing): readonly LabelObject[] =>
  objects.flatMap((object) => (object.type === 'label' && !object.isTitle ? [object] : []));

/** Between two numbers of an axis, in mm, so that they are read as two: across, and below each other. */
const BETWEEN_MM = { across: 8, down: 3 } as const;

/** How many of the numbers of a row have room: every one, every second ... */
function stepFor({ direction, texts }: AxisRow<LabelObject>, sizes: readonly number[]): number {
  const at = texts.map(({ tick }) => alongRow(direction, tick)[0]);
  const distances = at.slice(1).map((place, index) => place - (at[index] ?? place));
  const pitch = distances.toSorted((a, b) => a - b)[Math.floor(distances.length / 2)] ?? 0;
  if (pitch <= 0) return 1;
  return Math.max(1, Math.ceil((Math.max(...sizes) + BETWEEN_MM[direction]) / pitch));
}

/** Thins the numbers of axes to those whose braille has room; the ticks stay. Counted from zero where an axis has it. */
export function withThinnedNumbers(
  drawing: Drawing,
  { kinds }: StepContext,
  resources: SceneResources,
): Drawing {
  const document = documentOf(drawing);
  const gone = new Set<LabelObject>();
  for (const row of rowsOfNumbers(drawing, kinds)) {
    const sizes = row.texts.map(({ of }) => {
      const layout = labelLayout(document, drawing.pageIndex, of, resources);
      return row.direction === 'across' ? layout.neededWidthMm : layout.neededHeightMm;
    });
    const step = stepFor(row, sizes);
    const zero = Math.max(
      0,
      row.texts.findIndex(({ of }) => axisNumber(of.text) === 0),
    );
    row.texts.forEach(({ of }, index) => {
      if ((index - zero) % step !== 0) gone.add(of);
    });
  }
  return without(drawing, (object) => (object.type === 'label' && gone.has(object) ? 'thinned' : undefined));
}

/** A label of a single cell begins with a full cell: nothing else tells at which height its dots are (TUD BB_B). */
export function withFullCells(drawing: Drawing, resources: SceneResources): Drawing {
  const document = documentOf(drawing);
  const objects = drawing.objects.map((object) => {
    if (object.type !== 'label' || object.isTitle || object.fullCharPrefix || object.border) return object;
    const { lines } = labelLayout(document, drawing.pageIndex, object, resources);
    const cells = lines.reduce((count, line) => count + line.cells.length, 0);
    return cells === 1 ? { ...object, fullCharPrefix: true } : object;
  });
  return { ...drawing, objects };
}

/** Share of the drawing's width within which a title stands about its middle. */
const TITLE_SHARE = 0.3;

/** A box that is narrower than this share of the drawing has words of its own, no title. */
const BANNER_SHARE = 0.6;

/** Whether a text stands in a box of the drawing. */
function isInBox({ anchor }: LabelObject, { objects }: Drawing, kinds: Kinds, widthMm: number): boolean {
  const place = anchor && anchorPlace(kinds, anchor, objects);
  const shape = place?.object && shapeOf(kinds, place.object);
  if (!place || !shape || shape.box.width >= BANNER_SHARE * widthMm) return false;
  return isCompact(shape) && isWithin(place.point, shape);
}

/** The text that stands above the drawing as its title; undefined where none does. */
function titleOf(drawing: Drawing, { kinds }: StepContext): LabelObject | undefined {
  const whole = drawnBox(kinds, drawing.objects);
  if (!whole) return undefined;
  const middle = whole.x + whole.width / 2;
  const [top] = labelsOf(drawing)
    .filter((label) => /\p{L}{3}/u.test(label.text) && !isInBox(label, drawing, kinds, whole.width))
    .toSorted((one, other) => boxCentre(one).y - boxCentre(other).y);
  if (!top) return undefined;
  const { x, y } = boxCentre(top);
  const isAbove = y <= whole.y + 0.06 * whole.height;
  const isCentred = Math.abs(x - middle) <= TITLE_SHARE * whole.width;
  return isAbove && (isCentred || y < whole.y) ? top : undefined;
}

/** Room that the number of the page takes behind a title, in mm: six cells. */
const COUNTER_MM = 40;

/** The drawing with titles as high as their lines, the number of the page included, need. */
export function withFittedTitle(drawing: Drawing, resources: SceneResources): Drawing {
  const document = documentOf(drawing);
  const objects = drawing.objects.map((object) => {
    if (object.type !== 'label' || !object.isTitle) return object;
    const roomy = { ...object, width: object.width - COUNTER_MM };
    const { neededHeightMm } = labelLayout(document, drawing.pageIndex, roomy, resources);
    return neededHeightMm > object.height ? { ...object, height: neededHeightMm } : object;
  });
  return { ...drawing, objects };
}

const isEmptyTitle = (object: PageObject): boolean =>
  object.type === 'label' && object.isTitle && object.text.trim() === '';

/** The drawing with its title as that of the graphic, and of the page where its title is empty; `fallback` where nothing stands above it. */
export function withTitle(drawing: Drawing, context: StepContext, fallback: string): Drawing {
  const { document } = drawing;
  const own = titleOf(drawing, context);
  const given = document.graphicTitle.trim();
  const text = given === '' ? (own?.text.replaceAll(/\s+/gu, ' ').trim() ?? fallback) : given;
  const hasPlace = drawing.objects.some(isEmptyTitle);
  // The text above the drawing is not said twice; it stays where nothing else says it.
  const isSaid = own !== undefined && given === '' && hasPlace && !drawing.kept.has(own.uuid);
  const objects = drawing.objects
    .filter((object) => !isSaid || object !== own)
    .map((object) =>
      object.type === 'label' && isEmptyTitle(object) ? { ...object, text, pristine: false } : object,
    );
  return { ...drawing, objects, document: { ...document, graphicTitle: text } };
}
