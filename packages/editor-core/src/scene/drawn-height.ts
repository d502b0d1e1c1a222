import type { Document } from '../document/schema.js';
import type { PageObject } from '../objects/schema.js';
import { keyLayout, labelLayout } from './build-scene.js';
import type { SceneResources } from '../kernel/kinds.js';

/** How high `object` of the page at `pageIndex` is drawn before turning, in mm: a label grows with its text, a legend ends below its last entry. */
export function drawnHeight(
  document: Document,
  pageIndex: number,
  object: PageObject,
  resources: SceneResources,
): number {
  if (object.type === 'label') return labelLayout(document, pageIndex, object, resources).heightMm;
  if (object.type === 'key') return keyLayout(document, pageIndex, object, resources).frameHeightMm;
  return resources.kinds.frameOf(object).height;
}
