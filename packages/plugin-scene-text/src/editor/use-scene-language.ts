import { useTranslation } from 'react-i18next';
import type { Language } from '../language.js';

/** The language in which scene texts are written: that of the interface. */
export function useSceneLanguage(): Language {
  const { i18n } = useTranslation();
  return i18n.language.startsWith('de') ? 'de' : 'en';
}
