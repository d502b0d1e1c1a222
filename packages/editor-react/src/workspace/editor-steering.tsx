import { useEffect, useRef } from 'react';
import { isAvailable } from '../state/editor-action.js';
import { useContributions } from '../contributions/contributions-context.js';
import { useEditor } from '../state/editor-context.js';
import { useEditorStore } from '../state/use-editor-state.js';

/** Lets the application around the editor steer it, where it asked for that. */
export function EditorSteering() {
  const store = useEditorStore();
  const { ports, run, saver } = useEditor();
  const { onSteering } = ports;
  const { actions } = useContributions();
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  }, [run]);

  useEffect(() => {
    if (!onSteering) return;
    onSteering({
      store,
      flush: () => saver.flush(),
      run: (id) => {
        const action = actions.find((candidate) => candidate.id === id);
        if (!action || !isAvailable(action, store.getState(), store.kinds)) return false;
        latest.current(action);
        return true;
      },
    });
    return () => onSteering(null);
  }, [onSteering, store, saver, actions]);
  return null;
}
