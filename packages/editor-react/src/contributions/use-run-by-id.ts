import { useCallback, useEffect, useRef } from 'react';
import { isAvailable } from '../state/editor-action.js';
import { useEditor } from '../state/editor-context.js';
import { useEditorStore } from '../state/use-editor-state.js';
import { useContributions } from './contributions-context.js';

/** Runs an action by its id; false when there is none, or it cannot be done now. The same function while the editor is open. */
export function useRunById(): (id: string) => boolean {
  const store = useEditorStore();
  const { run } = useEditor();
  const { actions } = useContributions();
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  }, [run]);
  return useCallback(
    (id) => {
      const action = actions.find((one) => one.id === id);
      if (!action || !isAvailable(action, store.getState(), store.kinds)) return false;
      latest.current(action);
      return true;
    },
    [store, actions],
  );
}
