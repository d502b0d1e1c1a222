import type { PageObject } from '../objects/schema.js';
import { childrenOf } from '../objects/tree.js';
import type { Document } from './schema.js';

/** An object that no file will show, and the index of its page, from 0. */
export interface HiddenObject {
  readonly object: PageObject;
  readonly pageIndex: number;
}

/** What of `document` is saved but in no file, page by page from the back to the front; a hidden group stands for its members. */
export function hiddenObjects(document: Document): readonly HiddenObject[] {
  const hiddenIn = (objects: readonly PageObject[]): readonly PageObject[] =>
    objects.flatMap((object) => (object.hidden ? [object] : hiddenIn(childrenOf(object))));
  return document.pages.flatMap(({ objects }, pageIndex) =>
    hiddenIn(objects).map((object) => ({ object, pageIndex })),
  );
}
