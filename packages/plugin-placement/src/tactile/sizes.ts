import type { Kinds, PageObject } from '@tastwerk/editor-core';
import { safeAreaOf } from '@tastwerk/editor-core/document';
import { type Box, boxCentre, boxToBox, mapBox } from '@tastwerk/editor-core/geometry';
import { isShape } from '@tastwerk/editor-core/objects';
import { outlineOf } from '../outline.js';
import {
  boxAbout,
  type Drawing,
  drawnBox,
  isDrawn,
  isFilled,
  openShape,
  pointBox,
  type StepContext,
  without,
} from './drawing.js';

/** Shapes smaller than this on both sides, in mm, are left over from clipping and shadows. */
const SPECK_MM = 1;

/** Takes away specks. */
export const withoutSpecks = (drawing: Drawing, { kinds }: StepContext): Drawing =>
  without(drawing, (object) => {
    if (!isDrawn(object)) return undefined;
    const { width, height } = kinds.boundsOf(object);
    return Math.max(width, height) < SPECK_MM ? 'speck' : undefined;
  });

const isClosed = (kinds: Kinds, object: PageObject): boolean => {
  const outline = outlineOf(kinds, object);
  return outline.length > 0 && outline.every(({ closed }) => closed);
};

/** Points of a diagram that come nearer than this to another of their look, in mm, are one to a finger. */
function lookOf(object: PageObject): string {
  return isShape(object)
    ? `${object.fill} ${object.pattern.template ?? ''} ${object.borderColour}`
    : object.type;
}

/** What is longer than broad by more than this factor is a dash and no mark. */
const MOST_ASPECT = 2.5;

/** Enlarges small areas, such as the points of a diagram, to the least size of a point symbol; of those that then meet one stays. */
export function withLargePoints(drawing: Drawing, { kinds, profile }: StepContext): Drawing {
  const leastMm = profile.pointMin.warningMm;
  const kept: { readonly box: Box; readonly look: string }[] = [];
  const gone = new Set<PageObject>();
  const objects = drawing.objects.map((object) => {
    if (!isDrawn(object) || !isShape(object) || drawing.data.has(object.uuid)) return object;
    const box = kinds.boundsOf(object);
    const [short, long] = [Math.min(box.width, box.height), Math.max(box.width, box.height)];
    const isMark = long <= MOST_ASPECT * short && isFilled(object) && long < profile.shapeMin.minMm;
    // A mark is as large as it has to be on its shorter side, what is long and thin on its longer one.
    const sideMm = isMark ? short : long;
    if (sideMm >= leastMm || !isClosed(kinds, object)) return object;
    const strokeMm = object.border ? object.borderWidth : 0;
    const own = kinds.extentOf(object);
    const ownMm = isMark ? Math.min(own.width, own.height) : Math.max(own.width, own.height);
    // Never as long as an area: then it would have to be as broad as one.
    const longMm = Math.max(0.1, own.width, own.height);
    const mostFactor = isMark ? (profile.shapeMin.minMm - 0.1 - strokeMm) / longMm : Infinity;
    const factor = Math.min(mostFactor, (leastMm + 0.1 - strokeMm) / Math.max(0.1, ownMm));
    const size = boxAbout(own, Math.max(0.2, own.width * factor), Math.max(0.2, own.height * factor));
    const solid = { ...openShape(object), fill: 'black' } as const;
    const large = kinds.scaleObject(solid, own, size);
    const bounds = kinds.boundsOf(large);
    const look = lookOf(large);
    if (
      kept.some((other) => other.look === look && boxToBox(other.box, bounds) < profile.gapElements.warningMm)
    ) {
      gone.add(object);
      return object;
    }
    kept.push({ box: bounds, look });
    return large;
  });
  return without({ ...drawing, objects }, (object) => (gone.has(object) ? 'same-place' : undefined));
}

/** A line that is wider than the main line by this factor is one of the wide ones. */
const WIDE_FACTOR = 1.5;

/** Lines in two widths that a finger tells apart: that of the main lines, and twice that for those that were drawn wide. */
export function withEvenLines(drawing: Drawing, { profile }: StepContext): Drawing {
  const { mainMm } = profile.lineWidth;
  const objects = drawing.objects.map((object) => {
    if (!isDrawn(object) || !('borderWidth' in object) || !('border' in object) || !object.border)
      return object;
    const borderWidth = object.borderWidth < WIDE_FACTOR * mainMm ? mainMm : 2 * mainMm;
    return borderWidth === object.borderWidth ? object : { ...object, borderWidth };
  });
  return { ...drawing, objects };
}

/** Free room around a drawing for its labels, in mm: below the title, numbers below and at the left. */
export interface LabelRoom {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The room that labels get. */
export const USUAL_ROOM: LabelRoom = { left: 26, top: 20, right: 12, bottom: 20 };

/** What they get where a drawing would otherwise be too small for a finger. */
export const SMALLER_ROOMS: readonly LabelRoom[] = [
  { left: 20, top: 5, right: 5, bottom: 18 },
  { left: 4, top: 4, right: 4, bottom: 4 },
];

/** Where the titles of a page end, in page mm; the top of `area` without one. */
const titleEnd = (objects: readonly PageObject[], area: Box): number =>
  Math.max(
    area.y,
    ...objects.map((object) => (object.type === 'label' && object.isTitle ? object.y + object.height : 0)),
  );

/** Scales the drawing so that its labels have the room `around` it on the page; texts keep their size. */
export function scaledInto(drawing: Drawing, { kinds, profile }: StepContext, around: LabelRoom): Drawing {
  const area = safeAreaOf(drawing.document, profile.margin.minMm);
  const whole = drawnBox(kinds, drawing.objects);
  if (!whole || whole.width === 0 || whole.height === 0) return drawing;
  const top = titleEnd(drawing.objects, area) + around.top;
  const room = {
    x: area.x + around.left,
    y: top,
    width: area.width - around.left - around.right,
    height: Math.max(1, area.y + area.height - top - around.bottom),
  };
  const factor = Math.min(room.width / whole.width, room.height / whole.height);
  const to = boxAbout(room, whole.width * factor, whole.height * factor);
  const objects = drawing.objects.map((object) => {
    if (object.type === 'key' || (object.type === 'label' && object.isTitle)) return object;
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
