import {
  type Box,
  type Document,
  frameOf,
  keyLayout,
  labelLayout,
  type PageObject,
  type SceneResources,
} from '@tastwerk/editor-core';

/** The frame of `object` as it is drawn, in page mm: labels and legends grow downwards with what they say. */
export function grownFrame(
  document: Document,
  pageIndex: number,
  object: PageObject,
  resources: SceneResources,
): Box {
  const frame = frameOf(object);
  if (object.type === 'label') {
    return { ...frame, height: labelLayout(document, pageIndex, object, resources).heightMm };
  }
  if (object.type === 'key') {
    return { ...frame, height: keyLayout(document, pageIndex, object, resources).frameHeightMm };
  }
  return frame;
}
