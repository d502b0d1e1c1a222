import { type BreakUpImported, breakUpImported } from './commands/break-up-imported.js';
import { type SetBackdrop, setBackdrop } from './commands/set-backdrop.js';
import { definePlugin } from '../../kernel/plugin.js';
import { importedType } from './imported/index.js';

declare module '../../commands/command-set.js' {
  interface Commands {
    readonly 'break-up-imported': BreakUpImported;
    readonly 'set-backdrop': SetBackdrop;
  }
}

/** Pictures: drawings that were imported as one object, and backdrops to draw after. */
export const pictures = definePlugin({
  id: 'pictures',
  version: '1.0.0',
  isInFormat: true,
  requires: ['paths', 'groups'],
  kinds: { imported: importedType },
  commands: {
    'break-up-imported': breakUpImported,
    'set-backdrop': setBackdrop,
  },
});
