import {
  createEditorStore as createCoreStore,
  type Document,
  type EditorState as CoreState,
  type EditorStore as CoreStore,
  type Engine,
} from '@tastwerk/editor-core';
import { workspaceReducer, type WorkspaceState } from './workspace-state.js';

/** The state of an editor with its workspace. */
export type EditorState = CoreState<WorkspaceState>;

/** The store of an editor with its workspace. */
export type EditorStore = CoreStore<WorkspaceState>;

type History = CoreState['history'];

/** A store around `document`, with the history that led to it where it is known. */
export function createEditorStore(engine: Engine, document: Document, history?: History): EditorStore {
  return createCoreStore(engine, document, { history, workspace: workspaceReducer });
}
