import { useEditor } from '../../state/editor-context.js';
import { Outline } from './outline.js';

/** The outline beside the drawing: what is chosen in it is selected there. */
export function OutlinePanel() {
  const { showObject } = useEditor();
  return <Outline onChoose={showObject} />;
}
