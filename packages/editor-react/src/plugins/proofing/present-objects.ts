import type { Document, PageObject } from '@tastwerk/editor-core';
import { findObject } from '@tastwerk/editor-core/objects';

/** Those of the objects with these ids that the document still holds, members of groups too, in the order of the ids. */
export function presentObjects(document: Document, uuids: readonly string[]): readonly PageObject[] {
  return uuids.flatMap((uuid) => {
    for (const { objects } of document.pages) {
      const found = findObject(objects, uuid);
      if (found) return [found];
    }
    return [];
  });
}
