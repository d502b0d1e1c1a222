import { runCommand } from '@tastwerk/editor-core';
import { useMemo } from 'react';
import { showPage } from './page-actions.js';
import { useEditorStore } from '../../state/use-editor-state.js';

/** What a hand does with any page of the list. */
interface PageChanges {
  readonly show: (index: number) => void;
  readonly remove: (uuid: string) => void;
  /** Puts a page at another place among all. */
  readonly move: (uuid: string, index: number) => void;
  readonly rename: (uuid: string, name: string) => void;
}

/** Changes of the pages of the document that is open. */
export function usePageChanges(): PageChanges {
  const store = useEditorStore();
  return useMemo(
    () => ({
      show: (index) => showPage(store, index),
      remove: (uuid) => void store.dispatch(runCommand({ type: 'remove-page', uuid })),
      move: (uuid, index) => void store.dispatch(runCommand({ type: 'move-page', uuid, index })),
      rename: (uuid, name) => void store.dispatch(runCommand({ type: 'set-page', uuid, set: { name } })),
    }),
    [store],
  );
}
