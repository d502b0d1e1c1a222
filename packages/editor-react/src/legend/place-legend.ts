import {
  type BrailleLookup,
  bundledFontMetrics,
  type Command,
  type EditorStore,
  keyOf,
  sessionActions,
} from '@tastwerk/editor-core';
import { keyRoom } from '@tastwerk/editor-core/placing';
import { newUuid } from '../new-uuid.js';
import { documentOf } from '../state/selectors.js';
import { wasRun } from '../state/was-run.js';
import { kinds } from '@tastwerk/editor-core/standard';

/** Whose signs a legend explains. */
export type Explained = 'page' | 'document';

/**
 * Puts the legend of the page `pageUuid` where it has room with all that it says, in the undo step before when it `joinsLastStep`. False
 * where no place is free; it then stays.
 */
export function giveRoom(
  store: EditorStore,
  braille: BrailleLookup,
  pageUuid: string,
  joinsLastStep = false,
): boolean {
  const document = documentOf(store.getState());
  const pageIndex = document.pages.findIndex(({ uuid }) => uuid === pageUuid);
  const page = document.pages[pageIndex];
  const key = page && keyOf(page);
  const room = key && keyRoom(document, pageIndex, { kinds, braille, font: bundledFontMetrics });
  if (!room) return false;
  const set = { ...room, fixed: false };
  return wasRun(store, { type: 'update-objects', changes: [{ uuid: key.uuid, set }] }, joinsLastStep);
}

/**
 * Puts the legend of a page in use, for this page or the whole document, where it has room unless it was put somewhere by hand: one
 * step. False where the command is refused.
 */
export function putInUse(
  store: EditorStore,
  braille: BrailleLookup,
  command: Extract<Command, { readonly type: 'activate-key' | 'place-key' }>,
  joinsLastStep = false,
): boolean {
  if (!wasRun(store, command, joinsLastStep)) return false;
  const page = documentOf(store.getState()).pages.find(({ uuid }) => uuid === command.pageUuid);
  if (page && keyOf(page)?.anchored === false) giveRoom(store, braille, command.pageUuid, true);
  return true;
}

/** Shows the legend of the page `pageUuid`, selected. */
export function showLegend(store: EditorStore, pageUuid: string): void {
  const { pages } = documentOf(store.getState());
  const pageIndex = pages.findIndex(({ uuid }) => uuid === pageUuid);
  const page = pages[pageIndex];
  const key = page && keyOf(page);
  if (!key) return;
  store.dispatch(sessionActions.setWorkspaceView('drawing'));
  store.dispatch(sessionActions.setCurrentPage(pageIndex));
  store.dispatch(sessionActions.select([key.uuid]));
}

/** Brings the document's one legend to a page, where it explains all pages, and shows it there: one step. */
export function moveLegend(
  store: EditorStore,
  braille: BrailleLookup,
  pageUuid: string,
  joinsLastStep = false,
): void {
  const command = { type: 'place-key', pageUuid, explains: 'document' } as const;
  if (putInUse(store, braille, command, joinsLastStep)) showLegend(store, pageUuid);
}

/** Adds a page with the `name` before all others, for a legend is read before the drawing, and brings the legend there: one step. */
export function moveLegendToOwnPage(store: EditorStore, braille: BrailleLookup, name: string): void {
  const uuid = newUuid();
  if (!wasRun(store, { type: 'add-page', uuid, name, titleLabelUuid: newUuid(), index: 0 })) return;
  moveLegend(store, braille, uuid, true);
}
