import type { Document, PageObject, SceneResources } from '@tastwerk/editor-core';
import { type Outline, outlineOnPage } from '@tastwerk/editor-core/description';
import { type Box, boxCentre, type Point } from '@tastwerk/editor-core/geometry';

/** Measures objects of a page as they are drawn. */
export interface Measuring {
  outlineOf(object: PageObject): Outline;
  /** The box of all that is drawn; of what is hidden, of its frame. */
  boxOf(object: PageObject): Box;
  moved(object: PageObject, by: Point): PageObject;
  readonly resources: SceneResources;
}

/** Measures the objects of the page at `pageIndex` of `document`. */
export function measuringOn(document: Document, pageIndex: number, resources: SceneResources): Measuring {
  const page = { document, pageIndex, resources };
  const { kinds } = resources;
  const known = new WeakMap<PageObject, Outline>();
  const measuring: Measuring = {
    resources,
    outlineOf(object) {
      const outline = known.get(object) ?? outlineOnPage(page, object);
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
