import { type UseTemplate, useTemplate } from './commands/use-template.js';
import { definePlugin } from '../../kernel/plugin.js';

declare module '../../commands/command-set.js' {
  interface Commands {
    readonly 'use-template': UseTemplate;
  }
}

/** Templates to begin with. */
export const templates = definePlugin({
  id: 'templates',
  version: '1.0.0',
  requires: ['pages'],
  commands: {
    'use-template': useTemplate,
  },
});
