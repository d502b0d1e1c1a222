import { Check, Contrast } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HeaderMenu } from './header-menu.js';
import { chooseTheme, initialTheme, THEMES } from './theme.js';

/** Chooses light, dark or high contrast, or what the system says. */
export function ThemeMenu() {
  const { t } = useTranslation('shell');
  const [chosen, setChosen] = useState(initialTheme);
  return (
    <HeaderMenu
      label={t('theme.label')}
      icon={<Contrast />}
      items={THEMES.map((theme) => ({
        id: theme,
        label: t(`theme.${theme}`),
        ...(theme === chosen ? { icon: <Check /> } : {}),
      }))}
      onAction={(id) => {
        const theme = THEMES.find((candidate) => candidate === id);
        if (!theme) return;
        chooseTheme(theme);
        setChosen(theme);
      }}
    />
  );
}
