import { FIELD_ERROR_TEXTS, SERVER_ERROR_TEXTS } from '@tastwerk/contracts';
import { editorErrorTexts } from '@tastwerk/editor-react/error-texts';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import deAccounts from './de/accounts.json' with { type: 'json' };
import deCatalogue from './de/catalogue.json' with { type: 'json' };
import deContent from './de/content.json' with { type: 'json' };
import deEditor from './de/editor.json' with { type: 'json' };
import deErrors from './de/errors.json' with { type: 'json' };
import deHome from './de/home.json' with { type: 'json' };
import dePricing from './de/pricing.json' with { type: 'json' };
import deShell from './de/shell.json' with { type: 'json' };
import deStats from './de/stats.json' with { type: 'json' };
import enAccounts from './en/accounts.json' with { type: 'json' };
import enCatalogue from './en/catalogue.json' with { type: 'json' };
import enContent from './en/content.json' with { type: 'json' };
import enEditor from './en/editor.json' with { type: 'json' };
import enErrors from './en/errors.json' with { type: 'json' };
import enHome from './en/home.json' with { type: 'json' };
import enPricing from './en/pricing.json' with { type: 'json' };
import enShell from './en/shell.json' with { type: 'json' };
import enStats from './en/stats.json' with { type: 'json' };
import { initialLanguage, type Language, storeLanguage } from './language.js';

const resources = {
  de: {
    accounts: deAccounts,
    catalogue: deCatalogue,
    content: deContent,
    editor: deEditor,
    // The sentences of the core's codes stand with the editor, those of the server's with the contract.
    errors: { ...editorErrorTexts.de, ...SERVER_ERROR_TEXTS.de, ...deErrors },
    fieldErrors: FIELD_ERROR_TEXTS.de,
    home: deHome,
    pricing: dePricing,
    shell: deShell,
    stats: deStats,
  },
  en: {
    accounts: enAccounts,
    catalogue: enCatalogue,
    content: enContent,
    editor: enEditor,
    errors: { ...editorErrorTexts.en, ...SERVER_ERROR_TEXTS.en, ...enErrors },
    fieldErrors: FIELD_ERROR_TEXTS.en,
    home: enHome,
    pricing: enPricing,
    shell: enShell,
    stats: enStats,
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
