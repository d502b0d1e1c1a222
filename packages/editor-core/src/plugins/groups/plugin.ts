import { type GroupObjects, groupObjects } from './commands/group-objects.js';
import { type UngroupObjects, ungroupObjects } from './commands/ungroup-objects.js';
import { definePlugin } from '../../kernel/plugin.js';
import { groupType } from './group/index.js';

declare module '../../commands/command-set.js' {
  interface Commands {
    readonly 'group-objects': GroupObjects;
    readonly 'ungroup-objects': UngroupObjects;
  }
}

/** Groups of objects. */
export const groups = definePlugin({
  id: 'groups',
  version: '1.0.0',
  isInFormat: true,
  requires: ['objects'],
  kinds: { group: groupType },
  commands: {
    'group-objects': groupObjects,
    'ungroup-objects': ungroupObjects,
  },
});
