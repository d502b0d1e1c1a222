import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { EditorLanguage } from '../ports.js';

/** The `texts` of a language in an instance of their own, so that they meet no namespace of the application around them. */
export function createTexts(language: EditorLanguage, texts: ResourceLanguage, defaultNS: string): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    defaultNS,
    ns: Object.keys(texts),
    resources: { [language]: texts },
    interpolation: { escapeValue: false },
  });
  return instance;
}
