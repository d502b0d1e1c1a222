import type { Language } from '../../language.js';

/** What an author wrote and the document does not have yet, with the text that was changed. */
export interface UnfinishedText {
  readonly language: Language;
  readonly base: readonly string[];
  readonly mine: readonly string[];
}

const texts = new WeakMap<object, UnfinishedText>();

/** Unfinished texts by the store of their editor: they are there again when the panel is opened again. */
export const unfinishedTexts = {
  of(store: object, language: Language): UnfinishedText | undefined {
    const found = texts.get(store);
    return found?.language === language ? found : undefined;
  },
  keep: (store: object, text: UnfinishedText) => void texts.set(store, text),
  forget: (store: object) => void texts.delete(store),
};
