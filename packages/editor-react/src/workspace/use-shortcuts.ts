import { type RefObject, useEffect } from 'react';
import { type EditorAction, isAvailable } from '../state/editor-action.js';
import { actionForKey } from '../contributions/compose.js';
import { useContributions } from '../contributions/contributions-context.js';
import { useEditor } from '../state/editor-context.js';
import { workspaceActions } from '../state/workspace-state.js';
import { useEditorStore } from '../state/use-editor-state.js';

/**
 * Runs actions by their shortcuts while the focus is in `root` or nowhere; dialogs and menus lie outside of it. Why one cannot be
 * done now is said.
 */
export function useShortcuts(root: RefObject<HTMLElement | null>): void {
  const store = useEditorStore();
  const { run, asked } = useEditor();
  const contributions = useContributions();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || !(target instanceof Node)) return;
      if (target !== document.body && !root.current?.contains(target)) return;
      const { overlay } = store.getState().workspace;
      if (overlay !== null) {
        // The dialog is still on its way: keys are meant for it, and Escape calls it off.
        if (event.key === 'Escape') store.dispatch(workspaceActions.closeOverlay());
        return;
      }
      const state = store.getState();
      const isPossible = (one: EditorAction) => isAvailable(one, state, store.kinds);
      const action = actionForKey(contributions, event, target, isPossible);
      if (!action) return;
      if (isPossible(action)) {
        run(action);
        event.preventDefault();
      } else if (action.needs && event.key !== 'Escape') {
        asked.set({ refused: action });
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [root, run, asked, store, contributions]);
}
