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
  openShape,
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

/** Enlarges small areas, such as the points of a diagram, to the least size of a point symbol; of those that then meet one stays. */
export function withLargePoints(drawing: Drawing, { kinds, profile }: StepContext): Drawing {
  const leastMm = profile.pointMin.warningMm;
  const kept: { readonly box: Box; readonly look: string }[] = [];
  const gone = new Set<PageObject>();
  const objects = drawing.objects.map((object) => {
    if (!isDrawn(object) || !isShape(object)) return object;
    const box = kinds.boundsOf(object);
    if (Math.max(box.width, box.height) >= leastMm || !isClosed(kinds, object)) return object;
    const strokeMm = object.border ? object.borderWidth : 0;
    const own = kinds.extentOf(object);
    const factor = (leastMm + 0.1 - strokeMm) / Math.max(0.1, Math.max(own.width, own.height));
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

/** Free room around a drawing for its labels, in mm: below the title, numbers below and at the left. */
const ROOM_MM = { left: 26, top: 20, right: 12, bottom: 20 } as const;

/** Where the titles of a page end, in page mm; the top of `area` without one. */
const titleEnd = (objects: readonly PageObject[], area: Box): number =>
  Math.max(
    area.y,
    ...objects.map((object) => (object.type === 'label' && object.isTitle ? object.y + object.height : 0)),
  );

/** Scales the drawing so that its labels have room around it on the page; texts keep their size. */
export function scaledInto(drawing: Drawing, { kinds, profile }: StepContext): Drawing {
  const area = safeAreaOf(drawing.document, profile.margin.minMm);
  const whole = drawnBox(kinds, drawing.objects);
  if (!whole || whole.width === 0 || whole.height === 0) return drawing;
  const top = titleEnd(drawing.objects, area) + ROOM_MM.top;
  const room = {
    x: area.x + ROOM_MM.left,
    y: top,
    width: area.width - ROOM_MM.left - ROOM_MM.right,
    height: Math.max(1, area.y + area.height - top - ROOM_MM.bottom),
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
    const { x, y } = mapBox({ ...moved.anchor.at, width: 0, height: 0 }, whole, to);
    return { ...moved, anchor: { object: null, at: { x, y } } };
  });
  return { ...drawing, objects };
}
