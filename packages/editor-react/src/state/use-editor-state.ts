import { useMemo } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { EditorState, EditorStore } from './editor-store.js';

/** A part of the editor's state; the component renders again when it changes. */
export const useEditorState = useSelector.withTypes<EditorState>();

/** The editor's store, for what happens on an event. */
export const useEditorStore = useStore.withTypes<EditorStore>();

/** All of the editor's state, for lists that ask every action whether it can be done. */
export function useWholeState(): EditorState {
  const history = useEditorState((state) => state.history);
  const session = useEditorState((state) => state.session);
  const workspace = useEditorState((state) => state.workspace);
  return useMemo(() => ({ history, session, workspace }), [history, session, workspace]);
}
