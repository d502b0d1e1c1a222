import { type SetBraillePages, setBraillePages } from './commands/set-braille-pages.js';
import { definePlugin } from '../../kernel/plugin.js';

declare module '../../commands/command-set.js' {
  interface Commands {
    readonly 'set-braille-pages': SetBraillePages;
  }
}

/** The embossed pages with the description of the graphic. */
export const braillePages = definePlugin({
  id: 'braille-pages',
  version: '1.0.0',
  requires: ['pages'],
  commands: {
    'set-braille-pages': setBraillePages,
  },
});
