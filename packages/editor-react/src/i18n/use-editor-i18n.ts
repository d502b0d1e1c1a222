import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import type { EditorLanguage } from '../ports.js';
import { createEditorI18n } from './editor-i18n.js';
import { type EditorTexts, loadedEditorTexts, loadEditorTexts } from './editor-texts/load.js';

/** Where the texts of an editor come from. */
export interface TextSource {
  /** The texts of `language` when they have been loaded before. */
  readonly loaded: (language: EditorLanguage) => EditorTexts | undefined;
  /** Loads them. What fails is tried again at the next call. */
  readonly load: (language: EditorLanguage) => Promise<EditorTexts>;
}

const EDITOR_TEXTS: TextSource = { loaded: loadedEditorTexts, load: loadEditorTexts };

/** A language with its texts, ready to be shown. */
interface ShownLanguage {
  readonly language: EditorLanguage;
  readonly i18n: i18n;
}

function shownNow(source: TextSource, language: EditorLanguage): ShownLanguage | undefined {
  const texts = source.loaded(language);
  return texts && { language, i18n: createEditorI18n(language, texts) };
}

/**
 * The language that the editor shows: `language` once its texts are loaded, the one before until then and where they do not load. Undefined
 * before the first; throws where that fails.
 */
export function useEditorI18n(
  language: EditorLanguage,
  source: TextSource = EDITOR_TEXTS,
): ShownLanguage | undefined {
  const [shown, setShown] = useState(() => shownNow(source, language));
  const [failure, setFailure] = useState<unknown>();
  const isShown = shown?.language === language;

  useEffect(() => {
    if (isShown) return;
    let isWanted = true;
    source.load(language).then(
      () => {
        if (isWanted) setShown(shownNow(source, language));
      },
      (error: unknown) => {
        if (isWanted) setFailure(error);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [source, language, isShown]);

  if (!shown && failure) throw failure;
  return shown;
}
