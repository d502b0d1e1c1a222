import { type BackendModule, createInstance, type i18n, type InitOptions, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { initialLanguage, isLanguage, type Language, storeLanguage } from './language.js';

/** Texts of one namespace in one language. */
export type LoadTexts = (language: Language, namespace: string) => Promise<ResourceKey>;

/** What may be shown on any page. */
const ALWAYS = ['shell'] as const;

function init(language: Language, source: BackendModule | undefined, options: InitOptions): i18n {
  const instance = createInstance();
  instance.on('languageChanged', (next) => {
    document.documentElement.lang = next;
    if (isLanguage(next)) storeLanguage(next);
  });
  if (source) instance.use(source);
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'shell',
    interpolation: { escapeValue: false },
    ...options,
  });
  return instance;
}

/**
 * The texts of the application in `language`, each namespace loaded when it is first asked for; the page's `lang` attribute and the stored
 * choice follow the language.
 */
export function createI18n(load: LoadTexts, language: Language = initialLanguage()): i18n {
  const source: BackendModule = {
    type: 'backend',
    init: () => undefined,
    read: (asked, namespace) => load(isLanguage(asked) ? asked : language, namespace),
  };
  return init(language, source, {
    ns: [...ALWAYS],
  });
}

/** The same with texts that are there already: nothing ever waits for them. */
export function createI18nOf(
  texts: Readonly<Record<Language, Readonly<Record<string, ResourceKey>>>>,
  language: Language,
): i18n {
  return init(language, undefined, {
    initAsync: false,
    ns: Object.keys(texts.de),
    resources: texts,
  });
}
