import { type Box, type Point, uniteBoxes } from '@tastwerk/editor-core/geometry';
import { alongOneAxis } from './constrain.js';
import { createDragCopies, type DragCopies } from './drag-copies.js';
import type { GesturePointer } from '../input/pointer.js';
import type { Gesture, Stage } from './gesture.js';
import { handPoint } from './millimetres.js';
import { createSnapper } from './snapper.js';

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

function leaveCopies(stage: Stage, copies: DragCopies, shift: Point): void {
  stage.preview({ kind: 'objects', objects: copies.objects(shift) });
  stage.commit(copies.command(shift));
  stage.select(copies.uuids);
}

/**
 * Drags what is selected, drawn to what lies around, or with Alt a copy of it; `onClick` is what a press without a drag means.
 */
export function startMove(stage: Stage, start: GesturePointer, onClick: () => void): Gesture {
  const uuids = stage.selection();
  const extents = stage.selected().map(stage.engine.kinds.extentOf);
  const [first, ...others] = extents;
  const box = others.reduce(uniteBoxes, first ?? NOWHERE);
  const overOthers = createSnapper(stage, uuids);
  const overAll = createSnapper(stage, []);
  const shiftAt = (pointer: GesturePointer): Point => {
    const { isAlt, isShift, page } = pointer;
    const dragged = { x: page.x - start.page.x, y: page.y - start.page.y };
    // Back where it began it lies as before, whatever is near.
    if (dragged.x === 0 && dragged.y === 0) return dragged;
    const shift = isShift ? alongOneAxis(dragged) : dragged;
    const axes = isShift ? ([shift.x === 0 ? 'y' : 'x'] as const) : undefined;
    const moved = { ...box, x: box.x + shift.x, y: box.y + shift.y };
    // A copy may lie right with what it was taken from.
    const delta = (isAlt ? overAll : overOthers).box(moved, pointer, axes && { axes });
    return handPoint({ x: shift.x + delta.x, y: shift.y + delta.y });
  };
  let copies: DragCopies | null = null;
  const copiesOf = () => (copies ??= createDragCopies(stage, uuids));
  return {
    move(pointer) {
      const shift = shiftAt(pointer);
      if (pointer.isAlt) stage.preview({ kind: 'objects', objects: copiesOf().objects(shift) });
      else stage.preview({ kind: 'shift', uuids, shift });
    },
    end(pointer, isDrag) {
      if (!isDrag) {
        onClick();
        return;
      }
      const shift = shiftAt(pointer);
      if (shift.x === 0 && shift.y === 0) stage.preview(null);
      else if (pointer.isAlt) leaveCopies(stage, copiesOf(), shift);
      else stage.commit({ type: 'move-objects', uuids, dx: shift.x, dy: shift.y });
    },
    cancel: () => stage.preview(null),
  };
}
