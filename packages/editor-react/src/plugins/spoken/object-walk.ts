import { useContributions } from '../../contributions/contributions-context.js';
import { dialogOf } from '../../contributions/open-object.js';
import { selectedObjectsOf } from '../../state/selectors.js';
import { useDrawingArea, useKeysOfDrawing } from '../../state/drawing-area.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { firstMember, goTo, groupOfSelection, objectAt } from './walk.js';

/**
 * The keys that go through objects on the drawing area itself: Tab and Shift+Tab through those of a floor, Enter into a group,
 * Escape back to it. At the end of the page Tab leaves the area. What a dialog edits is opened by Enter as a whole.
 */
export function ObjectWalk(): null {
  const store = useEditorStore();
  const area = useDrawingArea();
  const { kinds } = useContributions();
  useKeysOfDrawing((event) => {
    if (event.target !== area.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const state = store.getState();
    const isSelecting = state.session.tool === 'SELECT';
    const hasDialog = selectedObjectsOf(state).some((object) => dialogOf(kinds, object) !== undefined);
    const goal = {
      Tab: () => objectAt(store.kinds, state, event.shiftKey ? 'previous' : 'next'),
      Enter: () => (isSelecting && !hasDialog ? firstMember(store.kinds, state) : undefined),
      Escape: () => (isSelecting ? groupOfSelection(state) : undefined),
    }[event.key];
    if (goal && goTo(store, goal())) event.preventDefault();
  });
  return null;
}
