import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import type { EditorLanguage } from '../ports.js';
import { createEditorI18n } from './editor-i18n.js';
import { loadedEditorTexts, loadEditorTexts } from './editor-texts/load.js';

/** A language with its texts, ready to be shown. */
interface ShownLanguage {
  readonly language: EditorLanguage;
  readonly i18n: i18n;
}

function shownNow(language: EditorLanguage): ShownLanguage | undefined {
  const texts = loadedEditorTexts(language);
  return texts && { language, i18n: createEditorI18n(language, texts) };
}

/**
 * The language that the editor shows: `language` once its texts are loaded, the one before until then and where they do not load. Undefined
 * before the first; throws where that fails.
 */
export function useEditorI18n(language: EditorLanguage): ShownLanguage | undefined {
  const [shown, setShown] = useState(() => shownNow(language));
  const [failure, setFailure] = useState<unknown>();
  const isShown = shown?.language === language;

  useEffect(() => {
    if (isShown) return;
    let isWanted = true;
    loadEditorTexts(language).then(
      () => {
        if (isWanted) setShown(shownNow(language));
      },
      (error: unknown) => {
        if (isWanted) setFailure(error);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [language, isShown]);

  if (!shown && failure) throw failure;
  return shown;
}
