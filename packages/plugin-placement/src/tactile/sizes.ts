import type { Kinds, PageObject } from '@tastwerk/editor-core';
import { type Box, boxToBox } from '@tastwerk/editor-core/geometry';
import { isShape } from '@tastwerk/editor-core/objects';
import { outlineOf } from '../outline.js';
import {
  boxAbout,
  type Drawing,
  isDrawn,
  isFilled,
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
