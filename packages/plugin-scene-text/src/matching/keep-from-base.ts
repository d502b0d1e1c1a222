import type { Document, PageObject } from '@tastwerk/editor-core';
import { withoutOrigin } from '@tastwerk/editor-core/document';
import { childrenOf, walkObjects, withChildren } from '@tastwerk/editor-core/objects';
import { isSameJson } from '../same-json.js';

/** `object`, or the one of `known` with its id where both are equal. */
function shared(object: PageObject, known: ReadonlyMap<string, PageObject>): PageObject {
  const before = known.get(object.uuid);
  if (before && isSameJson(before, object)) return before;
  const children = childrenOf(object);
  return children.length === 0
    ? object
    : withChildren(
        object,
        children.map((child) => shared(child, known)),
      );
}

/** What a text does not carry: where a document came from, and the pictures under its pages. */
function uncarried(base: Document): Partial<Document> {
  const carried = new Map<string, unknown>(Object.entries(withoutOrigin(base)));
  return Object.fromEntries(Object.entries(base).filter(([name, value]) => carried.get(name) !== value));
}

/** `document` with all that `base` has besides what a text carries; what is equal in both is that of `base`. */
export function keepFromBase(document: Document, base: Document): Document {
  const known = new Map<string, PageObject>();
  for (const { objects } of base.pages) walkObjects(objects, (object) => void known.set(object.uuid, object));
  const pages = document.pages.map((page) => {
    const before = base.pages.find(({ uuid }) => uuid === page.uuid);
    const objects = page.objects.map((object) => shared(object, known));
    if (!before) return { ...page, objects };
    const isKept =
      objects.length === before.objects.length &&
      objects.every((object, at) => object === before.objects[at]);
    const kept = { ...page, objects: isKept ? before.objects : objects };
    return isSameJson(kept, before) ? before : kept;
  });
  const present = new Set(pages.map(({ uuid }) => uuid));
  const whole: Document = { ...document, ...uncarried(base), pages };
  const backdrops = whole.backdrops.filter(({ pageUuid }) => present.has(pageUuid));
  const result = backdrops.length === whole.backdrops.length ? whole : { ...whole, backdrops };
  return isSameJson(result, base) ? base : result;
}
