import type { EditorState, EditorStore } from '@tastwerk/editor-core';
import { useSelector, useStore } from 'react-redux';

/** A part of the editor's state; the component renders again when it changes. */
export const useEditorState = useSelector.withTypes<EditorState>();

/** The editor's store, for what happens on an event. */
export const useEditorStore = useStore.withTypes<EditorStore>();
