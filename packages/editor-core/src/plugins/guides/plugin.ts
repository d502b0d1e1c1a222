import { type AddGuide, addGuide } from './commands/add-guide.js';
import { type MoveGuide, moveGuide } from './commands/move-guide.js';
import { type RemoveGuide, removeGuide } from './commands/remove-guide.js';
import { definePlugin } from '../../kernel/plugin.js';

declare module '../../commands/command-set.js' {
  interface Commands {
    readonly 'add-guide': AddGuide;
    readonly 'move-guide': MoveGuide;
    readonly 'remove-guide': RemoveGuide;
  }
}

/** Guides to draw along. */
export const guides = definePlugin({
  id: 'guides',
  version: '1.0.0',
  requires: ['pages'],
  commands: {
    'add-guide': addGuide,
    'move-guide': moveGuide,
    'remove-guide': removeGuide,
  },
});
