import { type AddObjects, addObjects } from './commands/add-objects.js';
import { type AlignObjects, alignObjects } from './commands/align-objects.js';
import { type DistributeObjects, distributeObjects } from './commands/distribute-objects.js';
import { type DuplicateObjects, duplicateObjects } from './commands/duplicate-objects.js';
import { type FlipObjects, flipObjects } from './commands/flip-objects.js';
import { type MoveObjects, moveObjects } from './commands/move-objects.js';
import { type MoveToPage, moveToPage } from './commands/move-to-page.js';
import { type PasteObjects, pasteObjects } from './commands/paste-objects.js';
import { type PlaceObjects, placeObjects } from './commands/place-objects.js';
import { type RemoveObjects, removeObjects } from './commands/remove-objects.js';
import { type ReorderObjects, reorderObjects } from './commands/reorder-objects.js';
import { type ResizeObjects, resizeObjects } from './commands/resize-objects.js';
import { type RotateObjects, rotateObjects } from './commands/rotate-objects.js';
import { type ScaleObjects, scaleObjects } from './commands/scale-objects.js';
import { type UpdateObjects, updateObjects } from './commands/update-objects.js';
import { definePlugin } from '../../kernel/plugin.js';

declare module '../../proofing/rule.js' {
  interface ProofingRules {
    readonly 'unknown-kind': DocumentRule;
  }
}

declare module '../../commands/command-set.js' {
  interface Commands {
    readonly 'add-objects': AddObjects;
    readonly 'remove-objects': RemoveObjects;
    readonly 'move-objects': MoveObjects;
    readonly 'resize-objects': ResizeObjects;
    readonly 'scale-objects': ScaleObjects;
    readonly 'rotate-objects': RotateObjects;
    readonly 'flip-objects': FlipObjects;
    readonly 'align-objects': AlignObjects;
    readonly 'distribute-objects': DistributeObjects;
    readonly 'reorder-objects': ReorderObjects;
    readonly 'place-objects': PlaceObjects;
    readonly 'duplicate-objects': DuplicateObjects;
    readonly 'paste-objects': PasteObjects;
    readonly 'move-to-page': MoveToPage;
    readonly 'update-objects': UpdateObjects;
  }
}

/** What can be done to objects of any kind: add, remove, move, turn, scale, align, order and copy them. */
export const objects = definePlugin({
  id: 'objects',
  version: '1.0.0',
  commands: {
    'add-objects': addObjects,
    'remove-objects': removeObjects,
    'move-objects': moveObjects,
    'resize-objects': resizeObjects,
    'scale-objects': scaleObjects,
    'rotate-objects': rotateObjects,
    'flip-objects': flipObjects,
    'align-objects': alignObjects,
    'distribute-objects': distributeObjects,
    'reorder-objects': reorderObjects,
    'place-objects': placeObjects,
    'duplicate-objects': duplicateObjects,
    'paste-objects': pasteObjects,
    'move-to-page': moveToPage,
    'update-objects': updateObjects,
  },
  rules: async () => (await import('./rules.js')).rules,
});
