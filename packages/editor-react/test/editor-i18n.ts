import type { i18n } from 'i18next';
import { createEditorI18n } from '../src/i18n/editor-i18n.js';
import { germanTexts } from '../src/i18n/editor-texts/de.js';
import { englishTexts } from '../src/i18n/editor-texts/en.js';
import type { EditorLanguage } from '../src/ports.js';

const TEXTS = { de: germanTexts, en: englishTexts };

/** The editor's texts at once, without loading them. */
export function editorI18n(language: EditorLanguage): i18n {
  return createEditorI18n(language, TEXTS[language]);
}
