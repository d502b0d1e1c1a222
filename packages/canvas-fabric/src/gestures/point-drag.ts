import type { PathObject } from '@tastwerk/editor-core';
import { movePathPoints, type PointMove } from '@tastwerk/editor-core/objects';
import type { GesturePointer } from '../input/pointer.js';
import { alongOneAxis } from './constrain.js';
import type { Gesture, Stage } from './gesture.js';
import { handPoint } from './millimetres.js';
import { movesOf, type PointTarget } from './point-handles.js';
import { createSnapper } from './snapper.js';

/** What is dragged of a path, and what follows the drag. */
export interface PointDrag {
  readonly path: PathObject;
  readonly target: PointTarget;
  /** The points that go along where a point is dragged. */
  readonly selected: () => readonly number[];
  /** Shows the points of the path as it is while it is dragged. */
  readonly show: (path: PathObject) => void;
  /** What a press without a drag means. */
  readonly onClick: () => void;
}

/** Drags points or a handle of a path, drawn to what lies around; with Shift along one axis, with Alt each side of a point by itself. */
export function startPointDrag(
  stage: Stage,
  { path, target, selected, show, onClick }: PointDrag,
  start: GesturePointer,
): Gesture {
  const snapper = createSnapper(stage, [path.uuid]);
  const moves = (now: GesturePointer): readonly PointMove[] => {
    const dragged = { x: now.page.x - start.page.x, y: now.page.y - start.page.y };
    const by = now.isShift ? alongOneAxis(dragged) : dragged;
    const asked = { x: target.at.x + by.x, y: target.at.y + by.y };
    if (now.isShift) stage.showMarks(null);
    const to = handPoint(now.isShift ? asked : snapper.point(asked, now));
    return movesOf(path, target, selected(), to);
  };
  return {
    move(now) {
      const moved = movePathPoints(path, moves(now), !now.isAlt);
      if (!moved.ok) return;
      stage.preview({ kind: 'objects', objects: [moved.value] });
      show(moved.value);
    },
    end(now, isDrag) {
      if (isDrag)
        stage.commit({
          type: 'move-path-points',
          uuid: path.uuid,
          moves: [...moves(now)],
          keepSmooth: !now.isAlt,
        });
      else onClick();
    },
    cancel() {
      stage.preview(null);
      show(path);
    },
  };
}
