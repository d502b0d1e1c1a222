import type { Document, EditorState, Page, PageObject } from '@tastwerk/editor-core';

/** The document as it stands. */
export function documentOf(state: EditorState): Document {
  return state.history.present;
}

/** The page that is shown; the last one when the session names a page that is gone. */
export function currentPageOf(state: EditorState): Page | undefined {
  const { pages } = documentOf(state);
  return pages[Math.min(state.session.currentPage, pages.length - 1)];
}

/** The selected objects of the page that is shown, from the back to the front. */
export function selectedObjectsOf(state: EditorState): readonly PageObject[] {
  const selected = new Set(state.session.selectedUuids);
  return currentPageOf(state)?.objects.filter(({ uuid }) => selected.has(uuid)) ?? [];
}
