import type { PageObject } from '@tastwerk/editor-core';
import { createPointSymbol } from '@tastwerk/editor-core/objects';
import type { GesturePointer } from '../input/pointer.js';
import type { Gesture, Stage } from './gesture.js';
import { handPoint } from './millimetres.js';
import { createSnapper } from './snapper.js';

/** Places a point symbol of its fixed size with its middle where the hand lets go. */
export function startSymbol(stage: Stage, start: GesturePointer): Gesture {
  const uuid = stage.createUuid();
  const snapper = createSnapper(stage, []);
  const placed = (now: GesturePointer): PageObject =>
    createPointSymbol(stage.input().symbol ?? 'disc', uuid, handPoint(snapper.point(now.page, now)));
  const show = (now: GesturePointer) => stage.preview({ kind: 'objects', objects: [placed(now)] });
  show(start);
  return {
    move: show,
    end: (now) => stage.commitDrawn(placed(now)),
    cancel: () => stage.preview(null),
  };
}
