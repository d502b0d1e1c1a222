import { mergedOwnWords, type OwnWord } from '@tastwerk/editor-core/own-words';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { issueSentence } from '../../parts/issue-sentence.js';
import type { OwnWordScope } from '../../ports.js';
import { useOwnWordLists } from '../../state/own-word-lists.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import { wasRun } from '../../state/was-run.js';

/** Where the words of a list hold: in the open draft, or in all of an account or an installation. */
export type ListScope = 'document' | OwnWordScope;

/** A list of own words, and the way to change it. */
export interface WordList {
  readonly words: readonly OwnWord[];
  readonly canEdit: boolean;
  /** Sets the words; answers why that failed. */
  set(words: readonly OwnWord[]): Promise<string | null>;
}

/** The list of `scope`; that of the draft can be undone like all of it. */
export function useWordList(scope: ListScope): WordList {
  const { t } = useTranslation('errors');
  const store = useEditorStore();
  const ofDocument = useEditorState((state) => documentOf(state).ownWords);
  const { lists, save } = useOwnWordLists();
  const list = scope === 'document' ? undefined : lists[scope];
  const set = useCallback(
    async (words: readonly OwnWord[]) => {
      const wanted = mergedOwnWords(words);
      if (scope !== 'document') return (await save(scope, wanted))?.message ?? null;
      if (wasRun(store, { type: 'set-own-words', words: wanted })) return null;
      const { lastIssue } = store.getState().session;
      return lastIssue ? issueSentence(lastIssue, t) : null;
    },
    [scope, store, save, t],
  );
  return scope === 'document'
    ? { words: ofDocument, canEdit: true, set }
    : { words: list?.words ?? [], canEdit: list?.canEdit ?? false, set };
}
