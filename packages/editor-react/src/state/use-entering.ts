import { type RefObject, useEffect } from 'react';
import { useEditorState, useEditorStore } from './use-editor-state.js';
import { workspaceActions } from './workspace-state.js';

/**
 * Gives the focus to the element in `place` that `selector` names, else to `place` itself, when the panel or list `name` was entered by a key or
 * from the palette: what is opened that way is wanted at once, and a screen reader would say nothing of it.
 */
export function useEntering(
  name: string | undefined,
  place: RefObject<HTMLElement | null>,
  selector?: string,
): void {
  const store = useEditorStore();
  const entered = useEditorState(({ workspace }) => workspace.entered);
  useEffect(() => {
    const { current } = place;
    if (entered === null || entered !== name || !current) return;
    const target = selector === undefined ? current : current.querySelector<HTMLElement>(selector);
    target?.focus();
    store.dispatch(workspaceActions.enter(null));
  }, [store, entered, name, place, selector]);
}
