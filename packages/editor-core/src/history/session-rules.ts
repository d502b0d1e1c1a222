import type { Document, Page } from '../document/schema.js';
import type { PageObject } from '../objects/schema.js';
import { childrenOf, findObject } from '../objects/tree.js';
import type { Session } from './session.js';

function pageOf(document: Document, uuid: string): number {
  return document.pages.findIndex(({ objects }) => findObject(objects, uuid) !== undefined);
}

/** Selecting an object on another page shows that page. */
export function followSelection(before: Session, after: Session, document: Document): Session {
  const [first] = after.selectedUuids;
  if (after.selectedUuids === before.selectedUuids || first === undefined) return after;
  const page = pageOf(document, first);
  return page < 0 || page === after.currentPage ? after : { ...after, currentPage: page };
}

/** Takes the ids of `objects` and of what their groups hold out of `missing`, until none is left in it. */
function strikeOut(missing: Set<string>, objects: readonly PageObject[]): void {
  for (const object of objects) {
    if (missing.size === 0) return;
    missing.delete(object.uuid);
    strikeOut(missing, childrenOf(object));
  }
}

/** What of `uuids` is on `page`; the same list when all of it is. */
function selectionOn(page: Page | undefined, uuids: readonly string[]): readonly string[] {
  const missing = new Set(uuids);
  strikeOut(missing, page?.objects ?? []);
  return missing.size === 0 ? uuids : uuids.filter((uuid) => !missing.has(uuid));
}

/**
 * What the session keeps when the document changes: the page it showed, or a neighbour when that is gone, and of the
 * selection what is still on it.
 */
export function followDocument(session: Session, before: Document, after: Document): Session {
  if (before === after) return session;
  const shown = before.pages[session.currentPage]?.uuid;
  const kept = after.pages.findIndex((page) => page.uuid === shown);
  const currentPage = kept < 0 ? Math.min(session.currentPage, after.pages.length - 1) : kept;
  const page = after.pages[currentPage];
  const isUntouched = currentPage === session.currentPage && page === before.pages[currentPage];
  const selectedUuids = isUntouched ? session.selectedUuids : selectionOn(page, session.selectedUuids);
  const isSame = currentPage === session.currentPage && selectedUuids === session.selectedUuids;
  return isSame ? session : { ...session, currentPage, selectedUuids };
}
