import type { Document, Issue, Kinds, PageObject } from '@tastwerk/editor-core';
import { isShape, leavesOf } from '@tastwerk/editor-core/objects';

/**
 * How many times the textured objects of one page may cover it, boxes added up. A page of 300 objects covers itself three
 * times; each time takes a rasteriser about 25 ms, so that a page stays below 5 s whatever it holds.
 */
const MAX_TEXTURED_PAGES = 200;

function texturedArea(kinds: Kinds, object: PageObject): number {
  if (!isShape(object) || object.pattern.template === null) return 0;
  const { width, height } = kinds.boundsOf(object);
  return width * height;
}

/**
 * What makes `document` too much to draw, although each of its values is allowed; `undefined` where it can be drawn. Looks at
 * numbers alone and is done in a moment for any document.
 */
export function overdrawnPage(kinds: Kinds, { pages, width, height }: Document): Issue | undefined {
  for (const [index, { objects }] of pages.entries()) {
    const area = leavesOf(objects).reduce((sum, object) => sum + texturedArea(kinds, object), 0);
    if (area > MAX_TEXTURED_PAGES * width * height) {
      const params = { reason: 'textures', maximum: MAX_TEXTURED_PAGES };
      return { code: 'DOCUMENT_TOO_LARGE', path: ['pages', index, 'objects'], params };
    }
  }
  return undefined;
}
