import type { Point } from '@tastwerk/editor-core';
import { alongOneAxis } from './constrain.js';
import type { Gesture, GesturePointer, Stage } from './gesture.js';
import { handPoint } from './millimetres.js';

/** How far a drag from `from` to `to` moves things, in page mm. */
function shiftOfDrag(from: Point, to: Point, isAlongAxis: boolean): Point {
  const shift = { x: to.x - from.x, y: to.y - from.y };
  return handPoint(isAlongAxis ? alongOneAxis(shift) : shift);
}

/** Drags what is selected; `onClick` is what a press without a drag means. */
export function startMove(stage: Stage, start: GesturePointer, onClick: () => void): Gesture {
  const uuids = stage.selection();
  const shiftAt = ({ page, isShift }: GesturePointer) => shiftOfDrag(start.page, page, isShift);
  return {
    move: (pointer) => stage.preview({ kind: 'shift', uuids, shift: shiftAt(pointer) }),
    end(pointer, isDrag) {
      if (!isDrag) {
        onClick();
        return;
      }
      const { x: dx, y: dy } = shiftAt(pointer);
      if (dx === 0 && dy === 0) stage.preview(null);
      else stage.commit({ type: 'move-objects', uuids, dx, dy });
    },
    cancel: () => stage.preview(null),
  };
}
