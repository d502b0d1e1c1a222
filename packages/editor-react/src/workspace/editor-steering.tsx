import { useEffect } from 'react';
import { useRunById } from '../contributions/use-run-by-id.js';
import { useEditor } from '../state/editor-context.js';
import { useEditorStore } from '../state/use-editor-state.js';

/** Lets the application around the editor steer it, where it asked for that. */
export function EditorSteering() {
  const store = useEditorStore();
  const { ports, saver } = useEditor();
  const { onSteering } = ports;
  const run = useRunById();
  useEffect(() => {
    if (!onSteering) return;
    onSteering({ store, flush: () => saver.flush(), run });
    return () => onSteering(null);
  }, [onSteering, store, saver, run]);
  return null;
}
