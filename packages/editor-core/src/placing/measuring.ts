import { type Box, boxCentre } from '../geometry/box.js';
import type { Point } from '../geometry/point.js';
import type { SceneContext, SceneResources } from '../objects/kinds.js';
import type { PageObject } from '../objects/schema.js';
import { type Outline, outlineFor } from '../outlines/outline.js';
import { contextOfPage, type LaidOutPage } from '../scene/laid-out-page.js';

/** Measures objects of a page as they are drawn. */
export interface Measuring {
  outlineOf(object: PageObject): Outline;
  /** The box of all that is drawn; of what is hidden, of its frame. */
  boxOf(object: PageObject): Box;
  moved(object: PageObject, by: Point): PageObject;
  readonly resources: SceneResources;
}

/** Measures objects as they are drawn on `page`, whether they stand on it or not. */
export const measuringOn = (page: LaidOutPage): Measuring => measuringIn(contextOfPage(page));

/** Measures objects as they are drawn in `context`. */
export function measuringIn(context: SceneContext): Measuring {
  const { resources } = context;
  const { kinds } = resources;
  const known = new WeakMap<PageObject, Outline>();
  const measuring: Measuring = {
    resources,
    outlineOf(object) {
      const outline = known.get(object) ?? outlineFor(object, context);
      known.set(object, outline);
      return outline;
    },
    boxOf: (object) => measuring.outlineOf(object).box ?? kinds.extentOf(object),
    moved: (object, { x, y }) => (x === 0 && y === 0 ? object : kinds.moveObject(object, x, y)),
  };
  return measuring;
}

/** `object` with the middle of what is drawn of it at `point`. */
export function centredAt(measuring: Measuring, object: PageObject, point: Point): PageObject {
  const middle = boxCentre(measuring.boxOf(object));
  return measuring.moved(object, { x: point.x - middle.x, y: point.y - middle.y });
}
