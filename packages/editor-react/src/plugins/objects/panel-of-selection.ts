import { useEffect } from 'react';
import { useEditor } from '../../state/editor-context.js';
import { useEditorState } from '../../state/use-editor-state.js';

/** Brings the properties of a new selection to the front of their side, without opening it. */
export function PanelOfSelection(): null {
  const { docks } = useEditor();
  const selected = useEditorState(({ session }) => session.selectedUuids);
  useEffect(() => {
    if (selected.length > 0) docks.prefer('object');
  }, [docks, selected]);
  return null;
}
