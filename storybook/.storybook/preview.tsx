import type { Decorator, Preview } from '@storybook/react-vite';
import { KitProvider } from '@tastwerk/ui';
import '@tastwerk/ui/tokens.css';
import { useEffect } from 'react';
import { configure } from 'storybook/test';

/** How long a play waits for what it looks for, in ms: loaders show their message after a second, loaded machines take longer. */
configure({ asyncUtilTimeout: 20_000 });

/** Sets theme and language of the page from the toolbar, as the product's shell does. */
const withThemeAndLanguage: Decorator = (Story, { globals }) => {
  const theme = String(globals.theme);
  const language = String(globals.language);
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    document.documentElement.lang = language;
  }, [theme, language]);
  return (
    <KitProvider locale={language}>
      <Story />
    </KitProvider>
  );
};

const preview: Preview = {
  decorators: [withThemeAndLanguage],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'system', title: 'System' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'contrast', title: 'High contrast' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'de', title: 'Deutsch' },
          { value: 'en', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'system', language: 'de' },
  parameters: { a11y: { test: 'error' }, controls: { expanded: true } },
};

export default preview;
