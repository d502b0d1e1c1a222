import type { Document, Page, PageObject, EditorState } from '@tastwerk/editor-core';
import { childrenOf, findObject } from '@tastwerk/editor-core/objects';

/** The document as it stands. */
export function documentOf(state: EditorState): Document {
  return state.history.present;
}

/** The object of `document` with this id, a member of a group too; undefined where there is none. */
export function objectIn({ pages }: Document, uuid: string): PageObject | undefined {
  for (const { objects } of pages) {
    const found = findObject(objects, uuid);
    if (found) return found;
  }
  return undefined;
}

/** The page that is shown; the last one when the session names a page that is gone. */
export function currentPageOf(state: EditorState): Page | undefined {
  const { pages } = documentOf(state);
  return pages[Math.min(state.session.currentPage, pages.length - 1)];
}

/** The objects of the page that is shown, from the back to the front; a legend that is out of use is as if it were not there. */
export function listedObjectsOf(state: EditorState): readonly PageObject[] {
  return currentPageOf(state)?.objects.filter((object) => object.type !== 'key' || object.active) ?? [];
}

function selectedAmong(objects: readonly PageObject[], selected: ReadonlySet<string>): readonly PageObject[] {
  return objects.flatMap((object) =>
    selected.has(object.uuid) ? [object] : selectedAmong(childrenOf(object), selected),
  );
}

/** What was found last for a selection, and among which objects: dozens of buttons ask for the same after each step. */
const found = new WeakMap<
  readonly string[],
  { readonly among: readonly PageObject[]; readonly objects: readonly PageObject[] }
>();

const NONE: readonly PageObject[] = [];

/** The selected objects of the page that is shown, members of groups too, from the back to the front; the same list for the same state. */
export function selectedObjectsOf(state: EditorState): readonly PageObject[] {
  const { selectedUuids } = state.session;
  const among = currentPageOf(state)?.objects ?? NONE;
  if (selectedUuids.length === 0) return NONE;
  const known = found.get(selectedUuids);
  if (known?.among === among) return known.objects;
  const objects = selectedAmong(among, new Set(selectedUuids));
  found.set(selectedUuids, { among, objects });
  return objects;
}
