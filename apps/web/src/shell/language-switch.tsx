import { Check, Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../i18n/language.js';
import { HeaderMenu } from './header-menu.js';

/** Chooses the language of the interface; each language is named in itself. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation('shell');
  const current = i18n.language.toUpperCase();
  return (
    <HeaderMenu
      label={t('language.label')}
      buttonLabel={`${t('language.label')}: ${current}`}
      icon={<Languages />}
      text={current}
      items={LANGUAGES.map((language) => ({
        id: language,
        label: t(`language.${language}`),
        ...(language === i18n.language ? { icon: <Check /> } : {}),
      }))}
      onAction={(language) => void i18n.changeLanguage(language)}
    />
  );
}
