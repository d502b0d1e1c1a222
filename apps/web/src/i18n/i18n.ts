import { editorErrorTexts } from '@tastwerk/editor-react/error-texts';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import deAccounts from './de/accounts.json' with { type: 'json' };
import deCatalogue from './de/catalogue.json' with { type: 'json' };
import deEditor from './de/editor.json' with { type: 'json' };
import deErrors from './de/errors.json' with { type: 'json' };
import deHome from './de/home.json' with { type: 'json' };
import deShell from './de/shell.json' with { type: 'json' };
import enAccounts from './en/accounts.json' with { type: 'json' };
import enCatalogue from './en/catalogue.json' with { type: 'json' };
import enEditor from './en/editor.json' with { type: 'json' };
import enErrors from './en/errors.json' with { type: 'json' };
import enHome from './en/home.json' with { type: 'json' };
import enShell from './en/shell.json' with { type: 'json' };
import { initialLanguage, type Language, storeLanguage } from './language.js';

const resources = {
  de: {
    accounts: deAccounts,
    catalogue: deCatalogue,
    editor: deEditor,
    // The sentences of the core's codes stand with the editor.
    errors: { ...editorErrorTexts.de, ...deErrors },
    home: deHome,
    shell: deShell,
  },
  en: {
    accounts: enAccounts,
    catalogue: enCatalogue,
    editor: enEditor,
    errors: { ...editorErrorTexts.en, ...enErrors },
    home: enHome,
    shell: enShell,
  },
};

/** The texts of the shell in `language`; the page's `lang` attribute and the stored choice follow it. */
export function createI18n(language: Language = initialLanguage()): i18n {
  const instance = createInstance();
  instance.on('languageChanged', (next) => {
    document.documentElement.lang = next;
    if (next === 'de' || next === 'en') storeLanguage(next);
  });
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    defaultNS: 'shell',
    ns: Object.keys(resources.de),
    resources,
    interpolation: { escapeValue: false },
  });
  return instance;
}
