import type { Document } from '@tastwerk/editor-core';
import { mergedOwnWords, type OwnWord, type WritingOfDocument } from '@tastwerk/editor-core/own-words';
import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import {
  OWN_WORDS_OUTDATED,
  type OwnWordFailure,
  type OwnWordList,
  type OwnWordScope,
  type OwnWordSource,
} from '../ports.js';
import { documentOf } from './selectors.js';
import { useEditorState } from './use-editor-state.js';

/** The words that go for more than the open document, and how they are changed. */
export interface OwnWordLists {
  /** `absent` where the application keeps none. */
  readonly state: 'absent' | 'loading' | 'ready' | 'failed';
  readonly lists: Readonly<Partial<Record<OwnWordScope, OwnWordList>>>;
  /** All their words: those of the account go before those of the installation. */
  readonly words: readonly OwnWord[];
  /** Reads them again. */
  reload(): void;
  /** Stores a list; answers why that failed. A list that was changed elsewhere is read again. */
  save(scope: OwnWordScope, words: readonly OwnWord[]): Promise<OwnWordFailure | null>;
}

const NO_LISTS: OwnWordLists['lists'] = {};

/** Loads the lists of `source` with the editor. Until they are there, and where they cannot be had, the document's own words hold alone. */
export function useLoadedOwnWords(source: OwnWordSource | undefined): OwnWordLists {
  const [{ state, lists }, set] = useState<Pick<OwnWordLists, 'state' | 'lists'>>({
    state: source === undefined ? 'absent' : 'loading',
    lists: NO_LISTS,
  });

  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (source === undefined) return;
    let isCurrent = true;
    const load = async () => {
      const loaded = await source.load();
      if (!isCurrent) return;
      set((before) =>
        loaded.ok ? { state: 'ready', lists: loaded.value } : { state: 'failed', lists: before.lists },
      );
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [source, attempt]);

  const reload = useCallback(() => {
    set((before) => ({ ...before, state: 'loading' }));
    setAttempt((before) => before + 1);
  }, []);

  const save = useCallback(
    async (scope: OwnWordScope, words: readonly OwnWord[]) => {
      const list = lists[scope];
      if (source === undefined || list === undefined) return null;
      const saved = await source.save(scope, words, list.revision);
      if (saved.ok) {
        set((before) => ({ ...before, lists: { ...before.lists, [scope]: saved.value } }));
        return null;
      }
      if (saved.error.code === OWN_WORDS_OUTDATED) setAttempt((before) => before + 1);
      return saved.error;
    },
    [source, lists],
  );

  const words = useMemo(
    () => mergedOwnWords(lists.account?.words ?? [], lists.installation?.words ?? []),
    [lists],
  );
  return useMemo(() => ({ state, lists, words, reload, save }), [state, lists, words, reload, save]);
}

/** Provided by the workspace. */
export const OwnWordsContext = createContext<OwnWordLists | undefined>(undefined);

/** The words that go for more than the open document; none in a part that stands alone. */
const ALONE: OwnWordLists = {
  state: 'absent',
  lists: NO_LISTS,
  words: [],
  reload: () => undefined,
  save: () => Promise.resolve(null),
};

/** The words of the account and of the installation. */
export const useOwnWordLists = (): OwnWordLists => useContext(OwnWordsContext) ?? ALONE;

/** `document` as its braille is written: with the words of all lists. */
export function withAllOwnWords(document: Document, more: readonly OwnWord[]): Document {
  return more.length === 0 ? document : { ...document, ownWords: mergedOwnWords(document.ownWords, more) };
}

/** What gives a document the words of all lists, for what measures or shows the braille of a changed copy of the open document. */
export function useWithAllOwnWords(): (document: Document) => Document {
  const { words } = useOwnWordLists();
  return useCallback((document) => withAllOwnWords(document, words), [words]);
}

/** How texts of the open document are written: by its system and the code of its formulas, with the words of all lists. */
export function useWriting(): WritingOfDocument {
  const { words: more } = useOwnWordLists();
  const system = useEditorState((state) => documentOf(state).system);
  const mathCode = useEditorState((state) => documentOf(state).mathCode);
  const notation = useEditorState((state) => documentOf(state).notation);
  const unknownCharacters = useEditorState((state) => documentOf(state).unknownCharacters);
  const own = useEditorState((state) => documentOf(state).ownWords);
  return useMemo(() => {
    const ownWords = more.length === 0 ? own : mergedOwnWords(own, more);
    return { system, notation, unknownCharacters, mathCode, ownWords };
  }, [system, notation, unknownCharacters, mathCode, own, more]);
}
