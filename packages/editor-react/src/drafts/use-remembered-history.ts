import { useEffect } from 'react';
import { useEditorStore } from '../state/use-editor-state.js';
import { rememberHistory } from './remembered-history.js';

/** Remembers the history when the page is hidden or left, and when the editor is closed. Comes after what stores the document then. */
export function useRememberedHistory(): void {
  const store = useEditorStore();
  useEffect(() => {
    const remember = () => rememberHistory(store.getState().history);
    // What is being typed belongs to the document by the next microtask.
    const rememberSoon = () => queueMicrotask(remember);
    window.document.addEventListener('visibilitychange', rememberSoon);
    window.addEventListener('pagehide', rememberSoon);
    return () => {
      window.document.removeEventListener('visibilitychange', rememberSoon);
      window.removeEventListener('pagehide', rememberSoon);
      remember();
    };
  }, [store]);
}
