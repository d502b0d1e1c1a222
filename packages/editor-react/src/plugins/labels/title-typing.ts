import { isEmptyTitle } from '@tastwerk/editor-core/objects';
import { useDrawingArea, useKeysOfDrawing } from '../../state/drawing-area.js';
import { useEditor } from '../../state/editor-context.js';
import { selectedObjectsOf } from '../../state/selectors.js';
import { useEditorStore } from '../../state/use-editor-state.js';

/** What a title begins with; other signs stay keys of the editor. */
const BEGINNING = /^[\p{L}\p{N}]$/u;

/** Begins to write an empty title that alone is selected with the letter typed on the drawing area, before it is taken for a shortcut. */
export function TitleTyping(): null {
  const store = useEditorStore();
  const { editLabel } = useEditor();
  const area = useDrawingArea();
  useKeysOfDrawing((event) => {
    if (event.defaultPrevented || event.target !== area.current || !BEGINNING.test(event.key)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const state = store.getState();
    const [title, ...others] = selectedObjectsOf(state);
    if (!title || others.length > 0 || state.session.tool !== 'SELECT') return;
    if (!isEmptyTitle(title) || title.locked) return;
    event.preventDefault();
    editLabel(title.uuid, event.key);
  });
  return null;
}
