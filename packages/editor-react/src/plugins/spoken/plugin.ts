import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { shapeActions } from './shape-actions.js';
import { sheetActions } from './sheet-actions.js';
import { spokenActions } from './spoken-actions.js';
import { walkActions } from './walk-actions.js';
import { Spoken } from './spoken.js';
import { ObjectWalk } from './object-walk.js';

/** The drawing by keyboard and in words. */
export const spokenPlugin = defineEditorPlugin({
  id: 'spoken',
  requires: ['proofing'],
  actions: [
    { group: 'move', actions: [...shapeActions, ...sheetActions] },
    { group: 'read', actions: [...walkActions, ...spokenActions] },
  ],
  slots: [
    { id: 'object-walk', slot: 'drawing', Content: ObjectWalk },
    // Here at once: the first step is told, too.
    { id: 'spoken', slot: 'workspace', Content: Spoken },
  ],
});
