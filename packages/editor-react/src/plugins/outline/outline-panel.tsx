import { useContributions } from '../../contributions/contributions-context.js';
import { openObject } from '../../contributions/open-object.js';
import { useEditor } from '../../state/editor-context.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { Outline } from './outline.js';

/** The outline beside the drawing: what is chosen in it is selected there. */
export function OutlinePanel() {
  const { showObject } = useEditor();
  const { kinds } = useContributions();
  const store = useEditorStore();
  return <Outline onChoose={showObject} onEdit={(uuid) => void openObject(store, kinds, uuid)} />;
}
