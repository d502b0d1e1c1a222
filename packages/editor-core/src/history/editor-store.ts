import { configureStore, type Reducer, type Store, type UnknownAction } from '@reduxjs/toolkit';
import type { CommandSet, EngineCore } from '../commands/command-set.js';
import type { Engine } from '../kernel/engine.js';
import type { Document, Page } from '../document/schema.js';
import { openDocument, runCommand } from './actions.js';
import { beginHistory, createHistoryReducer, type DocumentHistory } from './document-history.js';
import { INITIAL_SESSION, type Session, sessionReducer } from './session.js';
import type { PageObject } from '../objects/schema.js';
import { childrenOf, findObject } from '../objects/tree.js';

function pageOf(document: Document, uuid: string): number {
  return document.pages.findIndex(({ objects }) => findObject(objects, uuid) !== undefined);
}

/** Selecting an object on another page shows that page. */
function followSelection(before: Session, after: Session, document: Document): Session {
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
function followDocument(session: Session, before: Document, after: Document): Session {
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

/** The state of an editor: the document with its history, and the session. */
export interface EditorState<W = unknown> {
  readonly history: DocumentHistory;
  readonly session: Session;
  /** What the program around the core keeps about how it shows the document. The core does not read it. */
  readonly workspace: W;
}

function sessionAfter(
  commands: CommandSet,
  before: EditorState,
  history: DocumentHistory,
  action: UnknownAction,
): Session {
  const session = sessionReducer(before.session, action);
  if (openDocument.match(action)) {
    const { tool, style, alignTo, isSnapping, isSnappingToGrid, symbol, clipboard } = session;
    return { ...INITIAL_SESSION, tool, style, alignTo, isSnapping, isSnappingToGrid, symbol, clipboard };
  }
  if (!runCommand.match(action)) return session;
  if (history !== before.history)
    return session.lastIssue === null ? session : { ...session, lastIssue: null };
  const result = commands.apply(before.history.present, action.payload);
  return { ...session, lastIssue: result.ok ? null : result.error };
}

/** The reducer of an editor that begins with `start`. */
function createEditorReducer<W>(
  commands: CommandSet,
  start: DocumentHistory,
  reduceWorkspace: Reducer<W, UnknownAction>,
): Reducer<EditorState<W>, UnknownAction> {
  const reduceHistory = createHistoryReducer(commands, start);
  return (given, action) => {
    const workspace = reduceWorkspace(given?.workspace, action);
    const state = given ?? { history: start, session: INITIAL_SESSION, workspace };
    const history = reduceHistory(state.history, action);
    const acted = sessionAfter(commands, state, history, action);
    const selected = followSelection(state.session, acted, history.present);
    const session = followDocument(selected, state.history.present, history.present);
    const isSame = history === state.history && session === state.session && workspace === state.workspace;
    return isSame ? state : { history, session, workspace };
  };
}

/** The store of an editor, with what its engine knows of objects and commands. */
export interface EditorStore<W = unknown> extends Store<EditorState<W>, UnknownAction>, EngineCore {
  readonly engine: Engine;
}

/** What a store begins with besides its document. */
interface StoreOptions<W> {
  /** The history that led to the document; absent, it begins with it. */
  readonly history?: DocumentHistory | undefined;
  /** Reduces {@link EditorState.workspace}. */
  readonly workspace: Reducer<W, UnknownAction>;
}

const noWorkspace: Reducer<unknown, UnknownAction> = () => null;

/** A Redux store around `document`: the one way to write is `dispatch(runCommand(command))`. */
export function createEditorStore(
  engine: Engine,
  document: Document,
  options?: Pick<StoreOptions<unknown>, 'history'>,
): EditorStore;
export function createEditorStore<W>(
  engine: Engine,
  document: Document,
  options: StoreOptions<W>,
): EditorStore<W>;
export function createEditorStore(
  engine: Engine,
  document: Document,
  { history = beginHistory(document), workspace = noWorkspace }: Partial<StoreOptions<unknown>> = {},
): EditorStore {
  const { kinds, commands } = engine;
  const store = configureStore({
    reducer: createEditorReducer<unknown>(commands, history, workspace),
    // The development checks walk the whole state on every action, which a document of 5,000 objects does not bear.
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ serializableCheck: false, immutableCheck: false }),
    devTools: false,
  });
  return Object.assign(store, { engine, kinds, commands });
}

/** Whether there is a step to undo. */
export function canUndo({ history }: EditorState): boolean {
  return history.past.length > 0;
}

/** Whether there is a step to redo. */
export function canRedo({ history }: EditorState): boolean {
  return history.future.length > 0;
}
