import { type Page, runCommand, sessionActions } from '@tastwerk/editor-core';
import { keyOf } from '@tastwerk/editor-core/legend';
import {
  ArrowLeftToLine,
  ArrowRightToLine,
  BookCopy,
  ChevronLeft,
  ChevronRight,
  FileInput,
  FileOutput,
  Plus,
  Trash2,
} from 'lucide-react';
import { newUuid } from '../../base/new-uuid.js';
import { currentPageOf, documentOf } from '../../state/selectors.js';
import { wasRun } from '../../state/was-run.js';
import type { EditorAction } from '../../state/editor-action.js';
import { hasSelected, newIdsFor, runAndSelect, selectionOf } from '../../state/selection.js';
import type { EditorState, EditorStore } from '../../state/editor-store.js';

function pageIndexOf(state: EditorState): number {
  return documentOf(state).pages.findIndex((page) => page === currentPageOf(state));
}

/** `name` with the next free number in brackets behind it. */
function nameOfCopy(name: string, taken: readonly string[]): string {
  const stem = name.replace(/ \(\d+\)$/u, '');
  let number = 2;
  while (taken.includes(`${stem} (${number})`)) number += 1;
  return `${stem} (${number})`;
}

/** Adds a copy of the page that is shown, and shows it. */
export const duplicatePageAction: EditorAction = {
  id: 'duplicatePage',
  labelKey: 'actions.duplicatePage',
  icon: BookCopy,
  shortcuts: [],
  scope: 'workspace',
  isEnabled: () => true,
  run: ({ store }) => {
    const state = store.getState();
    const page = currentPageOf(state);
    if (!page) return;
    const { pages } = documentOf(state);
    const name = nameOfCopy(
      page.name,
      pages.map((other) => other.name),
    );
    const ids = newIdsFor(page.objects);
    if (wasRun(store, { type: 'duplicate-page', uuid: page.uuid, copyUuid: newUuid(), name, ids })) {
      store.dispatch(sessionActions.setCurrentPage(pageIndexOf(state) + 1));
    }
  },
};

function pageBeside(state: EditorState, by: -1 | 1): Page | undefined {
  return documentOf(state).pages[pageIndexOf(state) + by];
}

function movePageAction(id: string, by: -1 | 1, icon: EditorAction['icon']): EditorAction {
  return {
    id,
    labelKey: `actions.${id}`,
    icon,
    shortcuts: [],
    scope: 'workspace',
    isEnabled: (state) => pageBeside(state, by) !== undefined,
    needs: 'page',
    run: ({ store }) => {
      const state = store.getState();
      const page = currentPageOf(state);
      if (!page) return;
      const index = pageIndexOf(state) + by;
      store.dispatch(runCommand({ type: 'move-page', uuid: page.uuid, index }));
    },
  };
}

/** Shows the page at `index` with nothing selected. */
export function showPage(store: EditorStore, index: number): void {
  store.dispatch(sessionActions.select([]));
  store.dispatch(sessionActions.setCurrentPage(index));
}

function goToPageAction(
  id: 'previous' | 'next',
  by: -1 | 1,
  key: string,
  icon: EditorAction['icon'],
): EditorAction {
  return {
    id: `${id}Page`,
    labelKey: `pages.${id}`,
    icon,
    shortcuts: [{ key, shift: true }],
    scope: 'everywhere',
    isEnabled: (state) => pageBeside(state, by) !== undefined,
    needs: 'otherPage',
    run: ({ store }) => showPage(store, pageIndexOf(store.getState()) + by),
  };
}

/** Shows the page before the one that is shown. */
export const previousPageAction = goToPageAction('previous', -1, 'PageUp', ChevronLeft);

/** Shows the page behind the one that is shown. */
export const nextPageAction = goToPageAction('next', 1, 'PageDown', ChevronRight);

/** Adds a page behind all others and shows it. */
export const addPageAction: EditorAction = {
  id: 'addPage',
  labelKey: 'pages.add',
  icon: Plus,
  shortcuts: [],
  scope: 'everywhere',
  isEnabled: () => true,
  run: ({ store, nameOfPage }) => {
    const total = documentOf(store.getState()).pages.length;
    const name = nameOfPage?.(total + 1) ?? '';
    store.dispatch(runCommand({ type: 'add-page', uuid: newUuid(), name, titleLabelUuid: newUuid() }));
    if (documentOf(store.getState()).pages.length > total) showPage(store, total);
  },
};

/** Takes the page away that is shown. */
export const removePageAction: EditorAction = {
  id: 'removePage',
  labelKey: 'pages.remove',
  icon: Trash2,
  shortcuts: [],
  scope: 'everywhere',
  isEnabled: (state) => documentOf(state).pages.length > 1,
  needs: 'otherPage',
  run: ({ store }) => {
    const page = currentPageOf(store.getState());
    if (page) store.dispatch(runCommand({ type: 'remove-page', uuid: page.uuid }));
  },
};

/** What can be done with the page that is shown. */
export const pageActions: readonly EditorAction[] = [
  duplicatePageAction,
  movePageAction('movePageEarlier', -1, ArrowLeftToLine),
  movePageAction('movePageLater', 1, ArrowRightToLine),
];

function moveToPageAction(id: string, by: -1 | 1, icon: EditorAction['icon']): EditorAction {
  return {
    id,
    labelKey: `actions.${id}`,
    icon,
    shortcuts: [],
    scope: 'workspace',
    isEnabled: (state) => hasSelected(1)(state) && pageBeside(state, by) !== undefined,
    needs: 'page',
    run: ({ store }) => {
      const state = store.getState();
      const page = pageBeside(state, by);
      if (!page) return;
      const selected = selectionOf(state);
      const uuids = selected.map(({ uuid }) => uuid);
      // A legend that meets the one of the page becomes one with it.
      const key = keyOf(page);
      const meetsKey = key !== undefined && selected.some(({ type }) => type === 'key');
      const arrived = meetsKey ? selected.map(({ type, uuid }) => (type === 'key' ? key.uuid : uuid)) : uuids;
      runAndSelect(store, { type: 'move-to-page', uuids, pageUuid: page.uuid }, arrived);
    },
  };
}

/** Brings what is selected to another page, which is then shown. */
export const moveToPageActions: readonly EditorAction[] = [
  moveToPageAction('toPreviousPage', -1, FileOutput),
  moveToPageAction('toNextPage', 1, FileInput),
];
