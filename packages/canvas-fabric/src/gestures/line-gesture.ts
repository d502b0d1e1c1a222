import { distance, type Point } from '@tastwerk/editor-core/geometry';
import { CLICK_MM, ontoDirection } from './constrain.js';
import type { DrawAlong } from '../input/canvas-input.js';
import type { GesturePointer } from '../input/pointer.js';
import type { Gesture, Stage } from './gesture.js';
import { lineStyleOf } from './line-style.js';
import { handMm, handPoint } from './millimetres.js';
import { createSnapper, mostOf } from './snapper.js';

/** Follows the hand from where it was pressed to the other end of a line. */
export interface LineEnds {
  /** Where the line begins, in page mm. */
  readonly from: Point;
  /** Where it ends for a hand that is here; Shift keeps to eight directions. */
  readonly to: (now: GesturePointer) => Point;
}

/** Both ends of a line that is drawn from `start`, drawn to what lies around. */
export function followLine(stage: Stage, start: GesturePointer): LineEnds {
  const snapper = createSnapper(stage, []);
  const from = handPoint(snapper.point(start.page, start));
  return {
    from,
    to(now) {
      if (now.isShift) {
        stage.showMarks(null);
        return handPoint(ontoDirection(from, now.page));
      }
      const most = mostOf(distance(from, now.page));
      return handPoint(snapper.point(now.page, now, { start: { from, stepDegrees: 45 } }, most));
    },
  };
}

/** Draws a straight line from end to end; a click places one of the usual length. */
export function startLine(stage: Stage, start: GesturePointer): Gesture {
  const style = lineStyleOf(stage.input().style);
  const draw: DrawAlong = (kinds, uuid, from, end) => {
    const ends =
      distance(from, end) < CLICK_MM ? {} : { dx: handMm(end.x - from.x), dy: handMm(end.y - from.y) };
    return kinds.create('line', { ...style, uuid, ...from, ...ends });
  };
  return startAlong(draw, stage, start);
}

/** Draws an object from where the pointer was pressed to where it is lifted, both drawn to what lies around. */
export function startAlong(draw: DrawAlong, stage: Stage, start: GesturePointer): Gesture {
  const uuid = stage.createUuid();
  const { from, to } = followLine(stage, start);
  const drawn = (end: Point) => draw(stage.engine.kinds, uuid, from, end);
  return {
    move(pointer) {
      const end = to(pointer);
      const figure = { kind: 'length', lengthMm: distance(from, end) } as const;
      stage.preview({ kind: 'objects', objects: [drawn(end)], figure });
    },
    end: (pointer, isDrag) => stage.commitDrawn(drawn(isDrag ? to(pointer) : from)),
    cancel: () => stage.preview(null),
  };
}
