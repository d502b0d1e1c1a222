import type { i18n } from 'i18next';
import type { EditorLanguage } from '../ports.js';
import draftsDe from './de/drafts.json' with { type: 'json' };
import errorsDe from './de/errors.json' with { type: 'json' };
import splashDe from './de/splash.json' with { type: 'json' };
import templatesDe from './de/templates.json' with { type: 'json' };
import draftsEn from './en/drafts.json' with { type: 'json' };
import errorsEn from './en/errors.json' with { type: 'json' };
import splashEn from './en/splash.json' with { type: 'json' };
import templatesEn from './en/templates.json' with { type: 'json' };
import { createTexts } from './text-instance.js';

const RESOURCES = {
  de: { splash: splashDe, drafts: draftsDe, errors: errorsDe, templates: templatesDe },
  en: { splash: splashEn, drafts: draftsEn, errors: errorsEn, templates: templatesEn },
} as const;

/** The texts of the list of drafts, without those of the editor itself. */
export function createSplashI18n(language: EditorLanguage): i18n {
  return createTexts(language, RESOURCES[language], 'splash');
}
