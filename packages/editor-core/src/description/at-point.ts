import { boxContains, growBox } from '../geometry/box.js';
import { distanceToOutline, isInside } from '../geometry/nearness.js';
import type { Point } from '../geometry/point.js';
import { isSeen } from '../objects/in-reach.js';
import type { PageObject } from '../objects/schema.js';
import { leavesOf } from '../objects/tree.js';
import { packEdges } from '../outlines/edges.js';
import { nearestEdges, TOUCH_MM } from '../outlines/nearest-edges.js';
import { type Outline, outlineFor } from '../outlines/outline.js';
import { contextOfPage, type LaidOutPage, objectsOfPage } from '../scene/laid-out-page.js';

/** An object at a place: the place lies on its rim, or inside of it. */
export interface FoundAtPoint {
  readonly object: PageObject;
  readonly isOnRim: boolean;
}

/** What lies at a place. */
export interface AtPoint {
  /** The objects there, the topmost first; members stand for their groups. */
  readonly found: readonly FoundAtPoint[];
  /** Where nothing lies, the nearest object and how far it is, in mm; undefined on an empty page. */
  readonly nearest: { readonly object: PageObject; readonly distanceMm: number } | undefined;
}

function distanceTo({ parts }: Outline, point: Point): number {
  const here = packEdges([{ points: [point], closed: false, halfMm: 0 }]);
  let least = Infinity;
  for (const { rims } of parts) least = nearestEdges(here, rims, least)?.distanceMm ?? least;
  return least;
}

/** Whether `point` lies on a stroke: the rims of pointed corners are the two edges of it. */
const isOnStroke = ({ parts }: Outline, point: Point): boolean =>
  parts.some(({ course, halfMm }) => halfMm > 0 && distanceToOutline(point, course) <= halfMm);

function isWithin({ parts, box }: Outline, point: Point): boolean {
  if (!box || !boxContains(growBox(box, TOUCH_MM), { ...point, width: 0, height: 0 })) return false;
  return parts.some(({ area }) => isInside(point, area));
}

/** What lies at `point` (page mm) of `page`, by true outlines. */
export function atPoint(page: LaidOutPage, point: Point): AtPoint {
  const context = contextOfPage(page);
  const outlines = leavesOf(objectsOfPage(page).filter(isSeen)).map((object) => outlineFor(object, context));
  const measured = outlines.map((outline) => ({ outline, distanceMm: distanceTo(outline, point) }));
  const found = measured.toReversed().flatMap(({ outline, distanceMm }): readonly FoundAtPoint[] => {
    const isOnRim = distanceMm <= TOUCH_MM || isOnStroke(outline, point);
    return isOnRim || isWithin(outline, point) ? [{ object: outline.object, isOnRim }] : [];
  });
  const [first] = measured.toSorted((one, other) => one.distanceMm - other.distanceMm);
  const nearest =
    found.length === 0 && first && first.distanceMm < Infinity
      ? { object: first.outline.object, distanceMm: first.distanceMm }
      : undefined;
  return { found, nearest };
}
