import { keptText } from '../kept-text.js';

/** The languages of the interface. */
export const LANGUAGES = ['de', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Whether `text` is one of the {@link LANGUAGES}. */
export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** BCP 47 tags by which dates and numbers are written: English texts are British. */
const LOCALES: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB' };

/** The tag for dates and numbers in the interface's language. */
export function localeOf(language: string): string {
  return LOCALES[languageOf(language) ?? DEFAULT_LANGUAGE];
}

/** The chosen language, under the key of the product specification (section 1). */
const kept = keptText('lang');
const DEFAULT_LANGUAGE: Language = 'de';

function languageOf(tag: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => tag?.toLowerCase().split('-')[0] === language);
}

/** The chosen language, else the browser's, else German. */
export function initialLanguage(): Language {
  return languageOf(kept.read()) ?? languageOf(navigator.language) ?? DEFAULT_LANGUAGE;
}

/** Keeps the choice for the next visit, where the browser allows it. */
export function storeLanguage(language: Language): void {
  kept.write(language);
}
