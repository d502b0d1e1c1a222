import type { Document } from '../document/schema.js';
import type { Box } from '../geometry/box.js';
import type { SceneResources } from '../objects/kinds.js';
import type { PageObject } from '../objects/schema.js';
import { contextOf } from './build-scene.js';

/** The frame of `object` of the page at `pageIndex` before turning, as high as it is drawn: a label grows with its text, a legend ends below its last entry. */
export function drawnFrame(
  document: Document,
  pageIndex: number,
  object: PageObject,
  resources: SceneResources,
): Box {
  return resources.kinds.drawnFrameOf(object, contextOf(document, pageIndex, resources));
}
