import { useTranslation } from 'react-i18next';
import { isLanguage, type Language, LANGUAGES } from './language.js';

/** The language of the interface as it is now. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? i18n.language : LANGUAGES[0];
}
