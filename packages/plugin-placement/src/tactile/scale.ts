import type { Kinds, PageObject, SceneResources } from '@tastwerk/editor-core';
import { safeAreaOf } from '@tastwerk/editor-core/document';
import { type Box, boxCentre, mapBox } from '@tastwerk/editor-core/geometry';
import { isStretchable, marksOf, type Room, roomOfAxes, rowsOfAxes } from './charts.js';
import { boxAbout, type Drawing, drawnBox, pointBox, type StepContext } from './drawing.js';
import { withFullCells } from './words.js';

/** How much room labels get: as much as they usually need, or less, where a drawing would otherwise be too small for a finger. */
const ROOM_NAMES = ['usual', 'small', 'least'] as const;

/** Or what is left around a chart that keeps its proportions, or one that is narrower, so that flat curves cross more steeply. */
const CHART_ROOM_NAMES = [...ROOM_NAMES, 'even', 'narrow'] as const;
export type LabelRoom = (typeof CHART_ROOM_NAMES)[number];

/** The rooms in which a drawing is tried, one after another. */
export const roomsFor = (drawing: Drawing, kinds: Kinds): readonly LabelRoom[] =>
  isStretchable(drawing, rowsOfAxes(drawing, kinds), kinds) ? CHART_ROOM_NAMES : ROOM_NAMES;

/** The room around a chart that is not stretched. */
const EVEN_ROOM: Room = { left: 20, top: 12, right: 5, bottom: 18 };

/** The room around a drawing without axes. */
const ROOMS: Readonly<Record<LabelRoom, Room>> = {
  usual: { left: 26, top: 20, right: 12, bottom: 20 },
  small: { left: 20, top: 5, right: 5, bottom: 18 },
  least: { left: 4, top: 4, right: 4, bottom: 4 },
  even: EVEN_ROOM,
  narrow: EVEN_ROOM,
};

/** A narrow chart has this share of its width in its own proportions. */
const NARROW_SHARE = 0.7;

/** A chart becomes at most so much longer in one direction than in the other. */
const MOST_STRETCH = 2;

/** Where the titles of a page end, in page mm; the top of `area` without one. */
const titleEnd = (objects: readonly PageObject[], area: Box): number =>
  Math.max(
    area.y,
    ...objects.map((object) => (object.type === 'label' && object.isTitle ? object.y + object.height : 0)),
  );

/** The size that `whole` gets in `room`: in its proportions, or stretched to fill it. */
function sizeIn(whole: Box, room: Box, isStretched: boolean): Pick<Box, 'width' | 'height'> {
  const [across, down] = [room.width / whole.width, room.height / whole.height];
  const least = Math.min(across, down);
  const most = isStretched ? MOST_STRETCH * least : least;
  return { width: whole.width * Math.min(across, most), height: whole.height * Math.min(down, most) };
}

/** `mark` at its place in a drawing that is scaled from `whole` to `to`, as wide and as high as its smaller factor makes it. */
function scaledMark(kinds: Kinds, mark: PageObject, whole: Box, to: Box): PageObject {
  const own = kinds.extentOf(mark);
  const factor = Math.min(to.width / whole.width, to.height / whole.height);
  return kinds.scaleObject(
    mark,
    own,
    boxAbout(mapBox(own, whole, to), own.width * factor, own.height * factor),
  );
}

/** Scales the drawing so that its labels have room around it on the page; texts keep their size. A chart fills the room. */
export function scaledInto(
  drawing: Drawing,
  { kinds, profile }: StepContext,
  around: LabelRoom,
  resources: SceneResources,
): Drawing {
  const area = safeAreaOf(drawing.document, profile.margin.minMm);
  const whole = drawnBox(kinds, drawing.objects);
  if (!whole || whole.width === 0 || whole.height === 0) return drawing;
  // The room of labels counts the full cells that some of them will begin with.
  const rows = rowsOfAxes(withFullCells(drawing, resources), kinds);
  const isChart = isStretchable(drawing, rows, kinds);
  const marks = isChart ? marksOf(drawing, kinds) : new Set<PageObject>();
  const { left, top, right, bottom } =
    isChart && around !== 'least'
      ? roomOfAxes(drawing, rows, whole, around === 'usual', resources)
      : ROOMS[around];
  const start = titleEnd(drawing.objects, area) + top;
  const room = {
    x: area.x + left,
    y: start,
    width: area.width - left - right,
    height: Math.max(1, area.y + area.height - start - bottom),
  };
  const { width, height } = sizeIn(whole, room, isChart && around !== 'even' && around !== 'narrow');
  const to = boxAbout(room, around === 'narrow' ? NARROW_SHARE * width : width, height);
  const objects = drawing.objects.map((object) => {
    if (object.type === 'key' || (object.type === 'label' && object.isTitle)) return object;
    if (marks.has(object)) return scaledMark(kinds, object, whole, to);
    if (object.type !== 'label') return kinds.scaleObject(object, whole, to);
    const [before, after] = [boxCentre(object), boxCentre(mapBox(object, whole, to))];
    const moved = kinds.moveObject(object, after.x - before.x, after.y - before.y);
    // A place of the page goes along; what names an object names the same part of it.
    if (moved.type !== 'label' || moved.anchor?.object !== null) return moved;
    const { x, y } = mapBox(pointBox(moved.anchor.at), whole, to);
    return { ...moved, anchor: { object: null, at: { x, y } } };
  });
  return { ...drawing, objects };
}
