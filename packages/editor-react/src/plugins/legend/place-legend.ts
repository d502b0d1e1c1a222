import { type Command, type Document, sessionActions } from '@tastwerk/editor-core';
import type { BrailleLookup } from '@tastwerk/editor-core/braille';
import { keyOf } from '@tastwerk/editor-core/legend';
import { bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { keyRoom } from '@tastwerk/editor-core/placing';
import { newUuid } from '../../base/new-uuid.js';
import { documentOf } from '../../state/selectors.js';
import { type NextCommand, runTogether } from '../../state/run-together.js';
import { wasRun } from '../../state/was-run.js';
import type { EditorStore } from '../../state/editor-store.js';
import { DRAWING_VIEW, workspaceActions } from '../../state/workspace-state.js';

/** Whose signs a legend explains. */
export type Explained = 'page' | 'document';

/** The command that puts the legend of the page `pageUuid` where it has room with all that it says; none where no place is free. */
function roomCommand(
  { kinds }: EditorStore,
  braille: BrailleLookup,
  document: Document,
  pageUuid: string,
): Command | undefined {
  const pageIndex = document.pages.findIndex(({ uuid }) => uuid === pageUuid);
  const page = document.pages[pageIndex];
  const key = page && keyOf(page);
  const room = key && keyRoom(document, pageIndex, { kinds, braille, font: bundledFontMetrics });
  return room && { type: 'update-objects', changes: [{ uuid: key.uuid, set: { ...room, fixed: false } }] };
}

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
  const command = roomCommand(store, braille, documentOf(store.getState()), pageUuid);
  return command !== undefined && wasRun(store, command, joinsLastStep);
}

type UseCommand = Extract<Command, { readonly type: 'activate-key' | 'place-key' }>;

/** What puts a legend in use by `command`, and then where it has room unless it was put somewhere by hand. */
const usingSteps = (
  store: EditorStore,
  braille: BrailleLookup,
  command: UseCommand,
): readonly NextCommand[] => [
  () => command,
  (document) => {
    const page = document.pages.find(({ uuid }) => uuid === command.pageUuid);
    const isFree = page && keyOf(page)?.anchored === false;
    return isFree ? roomCommand(store, braille, document, command.pageUuid) : undefined;
  },
];

/**
 * Puts the legend of a page in use, for this page or the whole document, where it has room unless it was put somewhere by hand: one
 * step. False where the command is refused.
 */
export const putInUse = (store: EditorStore, braille: BrailleLookup, command: UseCommand): boolean =>
  runTogether(store, usingSteps(store, braille, command));

/** Shows the legend of the page `pageUuid`, selected. */
export function showLegend(store: EditorStore, pageUuid: string): void {
  const { pages } = documentOf(store.getState());
  const pageIndex = pages.findIndex(({ uuid }) => uuid === pageUuid);
  const page = pages[pageIndex];
  const key = page && keyOf(page);
  if (!key) return;
  store.dispatch(workspaceActions.showView(DRAWING_VIEW));
  store.dispatch(sessionActions.setCurrentPage(pageIndex));
  store.dispatch(sessionActions.select([key.uuid]));
}

const forDocument = (pageUuid: string) => ({ type: 'place-key', pageUuid, explains: 'document' }) as const;

/** Brings the document's one legend to a page, where it explains all pages, and shows it there: one step. */
export function moveLegend(store: EditorStore, braille: BrailleLookup, pageUuid: string): void {
  if (putInUse(store, braille, forDocument(pageUuid))) showLegend(store, pageUuid);
}

/** Adds a page with the `name` before all others, for a legend is read before the drawing, and brings the legend there: one step. */
export function moveLegendToOwnPage(store: EditorStore, braille: BrailleLookup, name: string): void {
  const uuid = newUuid();
  const add = { type: 'add-page', uuid, name, titleLabelUuid: newUuid(), index: 0 } as const;
  const steps = [() => add, ...usingSteps(store, braille, forDocument(uuid))];
  if (runTogether(store, steps)) showLegend(store, uuid);
}
