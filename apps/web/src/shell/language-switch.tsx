import { Button, Menu } from '@tastwerk/ui';
import { Check, Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../i18n/language.js';

/** Chooses the language of the interface; each language is named in itself. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation('shell');
  return (
    <Menu
      label={t('language.label')}
      trigger={
        <Button
          variant="quiet"
          icon={<Languages />}
          aria-label={`${t('language.label')}: ${i18n.language.toUpperCase()}`}
        >
          {i18n.language.toUpperCase()}
        </Button>
      }
      items={LANGUAGES.map((language) => ({
        id: language,
        label: t(`language.${language}`),
        ...(language === i18n.language ? { icon: <Check /> } : {}),
      }))}
      onAction={(language) => void i18n.changeLanguage(language)}
    />
  );
}
