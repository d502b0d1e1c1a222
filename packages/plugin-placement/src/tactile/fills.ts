import type { Kinds, PageObject } from '@tastwerk/editor-core';
import {
  boxContains,
  boxesMeet,
  distance,
  flattenPath,
  interpolate,
  isInside,
  type Point,
} from '@tastwerk/editor-core/geometry';
import { isShape } from '@tastwerk/editor-core/objects';
import { type Drawing, isDrawn, openShape, type StepContext } from './drawing.js';

/** Areas at least so large, in mm, are felt by their outline alone. */
const OUTLINED_MM = 6;

const isSolid = (object: PageObject): boolean =>
  isShape(object) && object.fill === 'black' && object.pattern.template === null;

/** Distance in mm of the points of a line that are looked at. */
const STEP_MM = 1;

/** Whether `line` runs over the area of `object`. */
function runsOver(kinds: Kinds, line: PageObject, object: PageObject): boolean {
  if (!boxesMeet(kinds.boundsOf(line), kinds.boundsOf(object))) return false;
  const [course, area] = [kinds.outlineOf(line), kinds.outlineOf(object)];
  if (!course || !area) return false;
  const pieces = flattenPath(area);
  const box = kinds.extentOf(object);
  const isIn = (point: Point) =>
    boxContains(box, { ...point, width: 0, height: 0 }) && isInside(point, pieces);
  return flattenPath(course).some(({ points }) =>
    points.some((to, index) => {
      const from = points[index - 1] ?? to;
      const steps = Math.max(1, Math.ceil(distance(from, to) / STEP_MM));
      return Array.from({ length: steps }, (_, step) => interpolate(from, to, (step + 1) / steps)).some(isIn);
    }),
  );
}

/** At most as many textures as the profile says: those of the largest areas; others become outlines. */
export function withFewTextures(drawing: Drawing, { kinds, profile }: StepContext): Drawing {
  const sizes = new Map<string, number>();
  for (const object of drawing.objects) {
    if (!isDrawn(object) || !isShape(object) || object.pattern.template === null) continue;
    const { width, height } = kinds.extentOf(object);
    const { template } = object.pattern;
    sizes.set(template, (sizes.get(template) ?? 0) + width * height);
  }
  const kept = new Set(
    [...sizes]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, profile.textureCount.most)
      .map(([template]) => template),
  );
  if (kept.size === sizes.size) return drawing;
  const objects = drawing.objects.map((object) =>
    isDrawn(object) &&
    isShape(object) &&
    object.pattern.template !== null &&
    !kept.has(object.pattern.template)
      ? { ...openShape(object), border: true }
      : object,
  );
  return { ...drawing, objects };
}

/** Solid areas under other things become outlines: on a raised area nothing else is felt. */
export function withOpenAreas(drawing: Drawing, { kinds, profile }: StepContext): Drawing {
  const objects = drawing.objects.map((object, order) => {
    if (!isDrawn(object) || !isShape(object) || !isSolid(object)) return object;
    const { width, height } = kinds.extentOf(object);
    if (Math.min(width, height) < OUTLINED_MM) return object;
    const above = drawing.objects.slice(order + 1).filter(isDrawn);
    if (!above.some((other) => runsOver(kinds, other, object))) return object;
    return {
      ...openShape(object),
      border: true,
      borderColour: 'black' as const,
      borderWidth: Math.max(object.borderWidth, profile.lineWidth.mainMm),
    };
  });
  return { ...drawing, objects };
}
