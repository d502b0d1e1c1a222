import {
  type Document,
  type DocumentHistory,
  type EngineCore,
  historyFrom,
  keptHistory,
} from '@tastwerk/editor-core';
import { useEffect } from 'react';
import { useEditorStore } from '../state/use-editor-state.js';

/** Most that is remembered of a history's past, and as much of what was taken back, in characters of JSON; a browser keeps about five times as much of a tab. */
const MOST_CHARACTERS = 500_000;

const storageKey = ({ uuid }: Document) => `tastwerk.history.${uuid}`;

/** Remembers in this tab what led to a document, over a reload of the page. It is a convenience: where there is no room, nothing is said. */
export function rememberHistory(history: DocumentHistory): void {
  const { past, present, future } = history;
  try {
    if (past.length + future.length === 0) sessionStorage.removeItem(storageKey(present));
    else sessionStorage.setItem(storageKey(present), JSON.stringify(keptHistory(history, MOST_CHARACTERS)));
  } catch {
    // Storage may be full or forbidden, as on a partner's page.
  }
}

/** The history of a document that this tab remembers; undefined where it is of another state. */
export function rememberedHistory(engine: EngineCore, document: Document): DocumentHistory | undefined {
  try {
    const text = sessionStorage.getItem(storageKey(document));
    return text === null ? undefined : historyFrom(engine, JSON.parse(text), document);
  } catch {
    return undefined;
  }
}

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
