import type { ResourceLanguage } from 'i18next';
import type { EditorLanguage } from '../../ports.js';

/** The editor's texts in one language by namespace. */
export type EditorTexts = ResourceLanguage;

/** Only the language in use is loaded: the texts of one are a fifteenth of the whole editor. */
const LOADERS: Readonly<Record<EditorLanguage, () => Promise<EditorTexts>>> = {
  de: async () => (await import('./de.js')).germanTexts,
  en: async () => (await import('./en.js')).englishTexts,
};

const loaded = new Map<EditorLanguage, EditorTexts>();

/** The texts of `language` when they have been loaded before. */
export function loadedEditorTexts(language: EditorLanguage): EditorTexts | undefined {
  return loaded.get(language);
}

/** Loads the texts of `language`. What fails is tried again at the next call. */
export async function loadEditorTexts(language: EditorLanguage): Promise<EditorTexts> {
  const texts = loaded.get(language) ?? (await LOADERS[language]());
  loaded.set(language, texts);
  return texts;
}
