import type { ObjectOf, PageObject, SceneResources } from '@tastwerk/editor-core';
import { boxCentre } from '@tastwerk/editor-core/geometry';
import { labelLayout } from '@tastwerk/editor-core/scene';
import { documentOf, type Drawing, drawnBox, type StepContext, without } from './drawing.js';

type LabelObject = ObjectOf<'label'>;

const labelsOf = ({ objects }: Drawing): readonly LabelObject[] =>
  objects.flatMap((object) => (object.type === 'label' && !object.isTitle ? [object] : []));

/** Labels of a row stand within this, in mm, on one line. */
const LINE_MM = 2.5;
const LEAST_IN_ROW = 4;

/** Between two numbers of an axis, in mm, so that they are read as two. */
const BETWEEN_MM = 8;

const NUMBER = /^[-−–+]?\s*\d[\d.,\s]*\s*(?:%|°|°C|€)?$/u;

/** How many of the numbers of a row have room: every one, every second ... */
function stepFor(row: readonly LabelObject[], sizes: readonly number[], isAcross: boolean): number {
  const at = row.map((label) => (isAcross ? boxCentre(label).x : boxCentre(label).y));
  const distances = at.slice(1).map((place, index) => Math.abs(place - (at[index] ?? place)));
  const pitch = distances.toSorted((a, b) => a - b)[Math.floor(distances.length / 2)] ?? 0;
  if (pitch <= 0) return 1;
  return Math.max(1, Math.ceil((Math.max(...sizes) + (isAcross ? BETWEEN_MM : 3)) / pitch));
}

/** Thins the numbers of axes to those whose braille has room; the ticks stay. */
export function withThinnedNumbers(drawing: Drawing, resources: SceneResources): Drawing {
  const document = documentOf(drawing);
  const numbers = labelsOf(drawing).filter(({ text }) => NUMBER.test(text.trim()));
  const gone = new Set<LabelObject>();
  for (const isAcross of [true, false]) {
    const rows = new Map<number, LabelObject[]>();
    for (const label of numbers) {
      const line = Math.round((isAcross ? boxCentre(label).y : label.x + label.width) / LINE_MM);
      rows.set(line, [...(rows.get(line) ?? []), label]);
    }
    for (const row of rows.values()) {
      if (row.length < LEAST_IN_ROW) continue;
      const sorted = row.toSorted((one, other) => (isAcross ? one.x - other.x : other.y - one.y));
      const sizes = sorted.map((label) => {
        const layout = labelLayout(document, drawing.pageIndex, label, resources);
        return isAcross ? layout.neededWidthMm : layout.neededHeightMm;
      });
      const step = stepFor(sorted, sizes, isAcross);
      sorted.forEach((label, index) => {
        if (index % step !== 0) gone.add(label);
      });
    }
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

/** The text that stands above the drawing as its title; undefined where none does. */
function titleOf(drawing: Drawing, { kinds }: StepContext): LabelObject | undefined {
  const whole = drawnBox(kinds, drawing.objects);
  if (!whole) return undefined;
  const middle = whole.x + whole.width / 2;
  const [top] = labelsOf(drawing)
    .filter(({ text }) => /\p{L}{3}/u.test(text))
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
