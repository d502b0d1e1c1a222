import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { EditorLanguage } from '../ports.js';
import editorDe from './de/editor.json' with { type: 'json' };
import errorsDe from './de/errors.json' with { type: 'json' };
import proofingDe from './de/proofing.json' with { type: 'json' };
import editorEn from './en/editor.json' with { type: 'json' };
import errorsEn from './en/errors.json' with { type: 'json' };
import proofingEn from './en/proofing.json' with { type: 'json' };

/**
 * The editor's own texts in an instance of its own, so that they meet no namespace of the application around it.
 * Namespaces: `editor`, `errors` with a sentence for every code, and `proofing` with one for every rule of a proof.
 */
export function createEditorI18n(language: EditorLanguage): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    defaultNS: 'editor',
    ns: ['editor', 'errors', 'proofing'],
    resources: {
      de: { editor: editorDe, errors: errorsDe, proofing: proofingDe },
      en: { editor: editorEn, errors: errorsEn, proofing: proofingEn },
    },
    interpolation: { escapeValue: false },
  });
  return instance;
}
