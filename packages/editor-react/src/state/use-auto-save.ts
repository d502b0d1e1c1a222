import type { Document } from '@tastwerk/editor-core';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { DraftStore } from '../ports.js';
import { type AutoSaver, createAutoSaver, type SaveState } from './auto-saver.js';

/**
 * Saves `document` while it changes, at once when the page is hidden or left, and warns on leaving while something
 * is not stored. The document it starts with counts as stored.
 */
export function useAutoSave(document: Document, drafts: DraftStore): { save: SaveState; saver: AutoSaver } {
  const [save, setSave] = useState<SaveState>({ kind: 'unchanged' });
  const saver = useMemo(
    () => createAutoSaver({ drafts, onState: setSave, now: () => new Date().toISOString() }),
    [drafts],
  );
  const known = useRef(document);

  useEffect(() => {
    if (known.current === document) return;
    known.current = document;
    saver.change(document);
  }, [saver, document]);

  useEffect(() => {
    const flush = () => void saver.flush();
    const flushWhenHidden = () => {
      if (window.document.visibilityState === 'hidden') flush();
    };
    const leave = () => {
      // What is being typed belongs to the document once its field is left; React has told us of it by the next microtask.
      const { activeElement } = window.document;
      if (activeElement instanceof HTMLElement) activeElement.blur();
      queueMicrotask(flush);
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (!saver.hasUnsavedChanges()) return;
      flush();
      event.preventDefault();
    };
    window.document.addEventListener('visibilitychange', flushWhenHidden);
    window.addEventListener('pagehide', leave);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.document.removeEventListener('visibilitychange', flushWhenHidden);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('beforeunload', warn);
      flush();
    };
  }, [saver]);

  return { save, saver };
}
