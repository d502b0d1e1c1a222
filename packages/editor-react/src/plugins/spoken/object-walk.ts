import { useDrawingArea, useKeysOfDrawing } from '../../state/drawing-area.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { firstMember, goTo, groupOfSelection, objectAt } from './walk.js';

/**
 * The keys that go through objects on the drawing area itself: Tab and Shift+Tab through those of a floor, Enter into a group,
 * Escape back to it. At the end of the page Tab leaves the area.
 */
export function ObjectWalk(): null {
  const store = useEditorStore();
  const area = useDrawingArea();
  useKeysOfDrawing((event) => {
    if (event.target !== area.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const state = store.getState();
    const isSelecting = state.session.tool === 'SELECT';
    const goal = {
      Tab: () => objectAt(store.kinds, state, event.shiftKey ? 'previous' : 'next'),
      Enter: () => (isSelecting ? firstMember(store.kinds, state) : undefined),
      Escape: () => (isSelecting ? groupOfSelection(state) : undefined),
    }[event.key];
    if (goal && goTo(store, goal())) event.preventDefault();
  });
  return null;
}
