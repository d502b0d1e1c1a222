import type { GesturePointer } from '../input/pointer.js';
import type { Gesture } from './gesture.js';

/** A tool that draws one thing over several presses. */
export interface SeveralPresses {
  readonly isDrawing: () => boolean;
  readonly press: (pointer: GesturePointer) => Gesture;
  /** Shows what a press here would do. */
  readonly hover: (pointer: GesturePointer) => void;
  /** Takes what is drawn as it is; what has no length yet is given up. */
  readonly finish: () => void;
  /** Takes the last press back. */
  readonly back: () => void;
  readonly cancel: () => void;
}
