import { type RefObject, useEffect } from 'react';
import { type EditorAction, isAvailable } from '../actions/editor-action.js';
import { actionForKey } from '../actions/registry.js';
import { useEditorStore } from '../state/use-editor-state.js';

/** Runs actions by their shortcuts while the focus is in `root` or nowhere; dialogs and menus lie outside of it. */
export function useShortcuts(root: RefObject<HTMLElement | null>, run: (action: EditorAction) => void): void {
  const store = useEditorStore();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || !(target instanceof Node)) return;
      if (target !== document.body && !root.current?.contains(target)) return;
      const action = actionForKey(event, target);
      if (!action) return;
      if (isAvailable(action, store.getState())) {
        run(action);
        event.preventDefault();
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [root, run, store]);
}
