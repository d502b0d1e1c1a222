import { runCommand, sessionActions } from '@tastwerk/editor-core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { newUuid } from '../new-uuid.js';
import { documentOf } from '../state/selectors.js';
import { useEditorStore } from '../state/use-editor-state.js';

/** What a hand does with pages as a whole. */
interface PageChanges {
  readonly show: (index: number) => void;
  /** Adds a page behind all others and shows it. */
  readonly add: () => void;
  readonly remove: (uuid: string) => void;
  /** Puts a page at another place among all. */
  readonly move: (uuid: string, index: number) => void;
  readonly rename: (uuid: string, name: string) => void;
}

/** Changes of the pages of the document that is open. */
export function usePageChanges(): PageChanges {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  return useMemo(() => {
    const show = (index: number) => {
      store.dispatch(sessionActions.select([]));
      store.dispatch(sessionActions.setCurrentPage(index));
    };
    return {
      show,
      add: () => {
        const total = documentOf(store.getState()).pages.length;
        const name = t('newPage', { number: total + 1 });
        store.dispatch(runCommand({ type: 'add-page', uuid: newUuid(), name, titleLabelUuid: newUuid() }));
        if (documentOf(store.getState()).pages.length > total) show(total);
      },
      remove: (uuid) => void store.dispatch(runCommand({ type: 'remove-page', uuid })),
      move: (uuid, index) => void store.dispatch(runCommand({ type: 'move-page', uuid, index })),
      rename: (uuid, name) => void store.dispatch(runCommand({ type: 'set-page', uuid, set: { name } })),
    };
  }, [store, t]);
}
