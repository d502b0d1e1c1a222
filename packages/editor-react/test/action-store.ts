import { type PageObject, sessionActions } from '@tastwerk/editor-core';
import type { EditorAction } from '../src/state/editor-action.js';
import { createNewDocument } from '../src/new-document.js';
import { currentPageOf } from '../src/state/selectors.js';
import type { EditorState } from '../src/state/editor-store.js';
import { createEditorStore } from './editor-store.js';

/** A store of one page with `objects`, and a hand that runs actions as a press on their button does. */
export function actionStore(objects: readonly PageObject[]) {
  const blank = createNewDocument('de');
  const store = createEditorStore({ ...blank, pages: blank.pages.map((page) => ({ ...page, objects })) });
  const state = (): EditorState => store.getState();
  return {
    store,
    state,
    select: (...uuids: readonly string[]) => void store.dispatch(sessionActions.select(uuids)),
    /** Runs `action` if it is enabled; says whether it was. */
    press(action: EditorAction): boolean {
      if (!action.isEnabled(state(), store.kinds)) return false;
      action.run({ store, view: undefined, editLabel: () => undefined });
      return true;
    },
    objects: (): readonly PageObject[] => currentPageOf(state())?.objects ?? [],
    selected: (): readonly string[] => state().session.selectedUuids,
  };
}
