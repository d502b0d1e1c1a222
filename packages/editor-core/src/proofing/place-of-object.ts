import type { Document } from '../document/schema.js';
import type { Box } from '../geometry/box.js';
import type { Kinds } from '../objects/kinds.js';
import { findObject } from '../objects/tree.js';

/** The page that holds an object and the object's box in page mm; nulls for what stands on no page. */
export function placeOfObject(
  kinds: Kinds,
  document: Document,
  uuid: string | null,
): { readonly pageIndex: number | null; readonly place: Box | null } {
  for (const [pageIndex, { objects }] of document.pages.entries()) {
    const object = uuid === null ? undefined : findObject(objects, uuid);
    if (object) return { pageIndex, place: kinds.boundsOf(object) };
  }
  return { pageIndex: null, place: null };
}
