import type { Document } from '../../document/schema.js';
import type { Box } from '../../geometry/box.js';
import type { PageObject } from '../../objects/schema.js';
import { keyLayout } from './key/layout.js';
import { labelLayout } from '../labels/index.js';
import type { SceneResources } from '../../objects/kinds.js';

/** The frame of `object` of the page at `pageIndex` before turning, as high as it is drawn: a label grows with its text, a legend ends below its last entry. */
export function drawnFrame(
  document: Document,
  pageIndex: number,
  object: PageObject,
  resources: SceneResources,
): Box {
  const frame = resources.kinds.frameOf(object);
  if (object.type === 'label')
    return { ...frame, height: labelLayout(document, pageIndex, object, resources).heightMm };
  if (object.type === 'key')
    return { ...frame, height: keyLayout(document, pageIndex, object, resources).frameHeightMm };
  return frame;
}
