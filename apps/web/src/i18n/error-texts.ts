import { FIELD_ERROR_TEXTS, SERVER_ERROR_TEXTS } from '@tastwerk/contracts';
import { editorErrorTexts } from '@tastwerk/editor-react/error-texts';
import type { Language } from './language.js';

/** The sentence of each error code in `language`: the core's stand with the editor, the server's with the contract, `own` with the web. */
export function errorTexts(language: Language, own: Readonly<Record<string, string>>) {
  return { ...editorErrorTexts[language], ...SERVER_ERROR_TEXTS[language], ...own };
}

/** What may be wrong with a field of a form, in `language`. */
export function fieldErrorTexts(language: Language) {
  return FIELD_ERROR_TEXTS[language];
}
