import { type BreakUpImported, breakUpImported } from './commands/break-up-imported.js';
import { type SetBackdrop, setBackdrop } from './commands/set-backdrop.js';
import { definePlugin } from '../../kernel/plugin.js';
import { importedType } from './imported/index.js';
import type { ImportedObject } from './imported/schema.js';

declare module '../../objects/schema.js' {
  interface ObjectKinds {
    readonly imported: ImportedObject;
  }
}

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

// What other plugins and the entries of the package use.
export { importedSize } from './imported/defaults.js';
export { pathsOfImported } from './imported/pieces.js';
export type { ImportedObject, ImportedPath } from './imported/schema.js';
