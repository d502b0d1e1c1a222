import type { GesturePointer } from '../input/pointer.js';
import type { Gesture } from './gesture.js';

/** A press becomes a drag when it has moved this far, in CSS px (decisions, "drag threshold"). */
const DRAG_THRESHOLD_PX = 1;

interface Press {
  readonly pointerId: number;
  readonly gesture: Gesture;
  readonly start: GesturePointer;
  isDrag: boolean;
}

/** The one press that is down, with the gesture that it has begun. */
export interface PressTracker {
  readonly isDown: () => boolean;
  /** A pointer came down: its moves and its end are heard wherever they happen. */
  readonly start: (
    pointerId: number,
    start: GesturePointer,
    begin: (start: GesturePointer) => Gesture,
  ) => void;
  /** Moves the gesture of a drag; false where the press that is down belongs to another pointer. */
  readonly move: (pointerId: number, pointer: GesturePointer) => boolean;
  /** Ends the press of this pointer and answers it, for its gesture to be ended; null where there is none. */
  readonly take: (pointerId: number) => Pick<Press, 'gesture' | 'isDrag'> | null;
  /** Gives up the press, or only that of `pointerId`; says whether there was one. */
  readonly cancel: (pointerId?: number) => boolean;
}

/** What takes pointers, so that their moves are heard outside of it too. */
export type CapturingElement = Pick<
  HTMLElement,
  'setPointerCapture' | 'hasPointerCapture' | 'releasePointerCapture'
>;

/** Takes the pointers that press on `root`. */
export function createPressTracker(root: CapturingElement): PressTracker {
  let press: Press | null = null;

  const take = (pointerId: number | undefined) => {
    if (!press || (pointerId !== undefined && press.pointerId !== pointerId)) return null;
    const taken = press;
    press = null;
    return taken;
  };

  return {
    isDown: () => press !== null,
    start(pointerId, start, begin) {
      root.setPointerCapture(pointerId);
      press = { pointerId, gesture: begin(start), start, isDrag: false };
    },
    move(pointerId, pointer) {
      if (!press) return true;
      if (press.pointerId !== pointerId) return false;
      const { screen } = press.start;
      press.isDrag ||=
        Math.hypot(pointer.screen.x - screen.x, pointer.screen.y - screen.y) > DRAG_THRESHOLD_PX;
      if (press.isDrag) press.gesture.move(pointer);
      return true;
    },
    take,
    cancel(pointerId) {
      const taken = take(pointerId);
      if (!taken) return false;
      if (root.hasPointerCapture(taken.pointerId)) root.releasePointerCapture(taken.pointerId);
      taken.gesture.cancel();
      return true;
    },
  };
}
