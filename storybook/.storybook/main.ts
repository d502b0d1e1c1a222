import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../../packages/ui/src/**/*.stories.tsx',
    '../../packages/editor-react/src/**/*.stories.tsx',
    '../../packages/plugin-*/src/editor/**/*.stories.tsx',
    '../mails/*.stories.tsx',
    '../shop/*.stories.tsx',
  ],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), react()],
    // Stories show the sources of the packages, not their builds.
    resolve: {
      ...vite.resolve,
      conditions: ['@tastwerk/source', 'module', 'browser', 'development|production'],
    },
  }),
};

export default config;
