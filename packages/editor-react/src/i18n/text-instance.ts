import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { EditorLanguage } from '../ports.js';

/** Texts in an instance of their own, so that they meet no namespace of the application around them. */
export function createTexts(
  language: EditorLanguage,
  resources: Readonly<Record<EditorLanguage, ResourceLanguage>>,
  defaultNS: string,
): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    defaultNS,
    ns: Object.keys(resources[language]),
    resources,
    interpolation: { escapeValue: false },
  });
  return instance;
}
