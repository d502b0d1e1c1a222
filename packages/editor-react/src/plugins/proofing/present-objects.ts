import type { Document, PageObject } from '@tastwerk/editor-core';
import { objectIn } from '../../state/selectors.js';

/** Those of the objects with these ids that the document still holds, members of groups too, in the order of the ids. */
export function presentObjects(document: Document, uuids: readonly string[]): readonly PageObject[] {
  return uuids.flatMap((uuid) => objectIn(document, uuid) ?? []);
}
