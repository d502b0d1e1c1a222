import { configureStore, type Reducer, type Store, type UnknownAction } from '@reduxjs/toolkit';
import type { CommandSet, EngineCore } from '../commands/command-set.js';
import type { Engine } from '../kernel/engine.js';
import type { Document } from '../document/schema.js';
import { openDocument, runCommand } from './actions.js';
import { beginHistory, createHistoryReducer, type DocumentHistory } from './document-history.js';
import { INITIAL_SESSION, type Session, sessionReducer } from './session.js';
import { followDocument, followSelection } from './session-rules.js';

/** The state of an editor: the document with its history, and the session. */
export interface EditorState {
  readonly history: DocumentHistory;
  readonly session: Session;
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
function createEditorReducer(
  commands: CommandSet,
  start: DocumentHistory,
): Reducer<EditorState, UnknownAction> {
  const reduceHistory = createHistoryReducer(commands, start);
  const initial: EditorState = { history: start, session: INITIAL_SESSION };
  return (state = initial, action) => {
    const history = reduceHistory(state.history, action);
    const acted = sessionAfter(commands, state, history, action);
    const selected = followSelection(state.session, acted, history.present);
    const session = followDocument(selected, state.history.present, history.present);
    return history === state.history && session === state.session ? state : { history, session };
  };
}

/** The store of an editor, with what its engine knows of objects and commands. */
export interface EditorStore extends Store<EditorState, UnknownAction>, EngineCore {
  readonly engine: Engine;
}

/** A Redux store around `document`, with the history that led to it where it is known: the one way to write is `dispatch(runCommand(command))`. */
export function createEditorStore(
  engine: Engine,
  document: Document,
  history: DocumentHistory = beginHistory(document),
): EditorStore {
  const { kinds, commands } = engine;
  const store = configureStore({
    reducer: createEditorReducer(commands, history),
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
