import type { EditorState, EditorStore } from '@tastwerk/editor-core';
import { useMemo } from 'react';
import { useSelector, useStore } from 'react-redux';

/** A part of the editor's state; the component renders again when it changes. */
export const useEditorState = useSelector.withTypes<EditorState>();

/** The editor's store, for what happens on an event. */
export const useEditorStore = useStore.withTypes<EditorStore>();

/** All of the editor's state, for lists that ask every action whether it can be done. */
export function useWholeState(): EditorState {
  const history = useEditorState((state) => state.history);
  const session = useEditorState((state) => state.session);
  return useMemo(() => ({ history, session }), [history, session]);
}
