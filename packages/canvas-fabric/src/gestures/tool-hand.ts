import { findObject } from '@tastwerk/editor-core/objects';
import type { ToolHand } from '../input/canvas-input.js';
import type { Stage } from './gesture.js';
import { handPoint } from './millimetres.js';
import { hitsFor } from './select-press.js';
import { createSnapper } from './snapper.js';

/** What one gesture of a plugin's tool may do on `stage`. */
export function toolHand(stage: Stage): ToolHand {
  const snapper = createSnapper(stage, []);
  return {
    kinds: stage.engine.kinds,
    objects: stage.objects,
    newId: stage.createUuid,
    placeOf: (pointer) => handPoint(snapper.point(pointer.page, pointer)),
    objectAt(pointer) {
      const [top] = hitsFor(stage, pointer);
      return top === undefined ? undefined : findObject(stage.objects(), top);
    },
    preview: (objects) => stage.preview(objects && { kind: 'objects', objects }),
    add: stage.commitDrawn,
    run: stage.commit,
  };
}
