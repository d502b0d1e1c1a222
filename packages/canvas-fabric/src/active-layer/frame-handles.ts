import type { TPointerEvent } from 'fabric';
import {
  boxOfPulledFrame,
  type FrameChange,
  isInFrame,
  middleOf,
  type TurnedBox,
} from '../frames/turned-box.js';
import { keysOf, type PointerKeys } from '../input/pointer.js';
import type { InputCanvas } from './input-canvas.js';
import { SelectionFrame } from './selection-frame.js';

/** Told what the handles do. */
export interface FrameListener {
  /** A handle asks for a change; the answer is the change that is taken, which the frame then shows. */
  readonly onPull: (change: FrameChange, keys: PointerKeys) => FrameChange;
  /** The handle was let go; called once after the last `onPull`, with what was taken then. */
  readonly onRelease: (taken: FrameChange) => void;
}

/** What the handles need of the Fabric canvas. */
export interface HandleCanvas extends Pick<
  InputCanvas,
  'endCurrentTransform' | 'getScenePoint' | 'getViewportPoint'
> {
  readonly add: (frame: SelectionFrame) => unknown;
  readonly remove: (frame: SelectionFrame) => unknown;
  readonly setActiveObject: (frame: SelectionFrame) => unknown;
  readonly discardActiveObject: () => unknown;
  readonly on: (event: 'before:transform' | 'mouse:up', listener: () => void) => unknown;
}

/** The frame around what is selected, with handles that can be pulled. */
export interface FrameHandles {
  readonly frame: SelectionFrame;
  readonly isShown: () => boolean;
  readonly isPulled: () => boolean;
  /** Takes over where the frame lies, while no handle is pulled; null takes it away. */
  readonly set: (box: TurnedBox | null, isFixed: boolean) => void;
  /** Lays the handles around the frame where a mm is `pxPerMm` CSS px. */
  readonly lay: (pxPerMm: number) => void;
  readonly hasHandleAt: (event: PointerEvent) => boolean;
  /** Ends the pulling of a handle without a release; says whether there was one. */
  readonly cancel: () => boolean;
}

/** Shift turns in steps of this many degrees. */
const TURN_STEP = 15;
const TURN_DECIMALS = 10;

function changeOf(frame: SelectionFrame, isTurn: boolean): FrameChange {
  if (!isTurn) return { kind: 'resize', to: boxOfPulledFrame(frame.pulled()) };
  return { kind: 'turn', angle: Math.round(frame.angle * TURN_DECIMALS) / TURN_DECIMALS };
}

/** Starts without a frame on `canvas`. */
export function createFrameHandles(canvas: HandleCanvas, listener: FrameListener): FrameHandles {
  const frame = new SelectionFrame();
  let placed: TurnedBox | null = null;
  /** What the handle that is being pulled has made of the frame so far. */
  let pull: FrameChange | null = null;
  /** Whether Fabric has a transform to be ended: it throws when there is none. */
  let isHandleDown = false;

  const onPull = (isTurn: boolean, event: TPointerEvent) => {
    const asked = changeOf(frame, isTurn);
    pull = listener.onPull(asked, keysOf(event));
    if (pull !== asked) frame.follow(pull);
  };
  frame.on('scaling', ({ e }: { e: TPointerEvent }) => onPull(false, e));
  frame.on('rotating', ({ e }: { e: TPointerEvent }) => {
    if (e.shiftKey) frame.rotate(Math.round(frame.angle / TURN_STEP) * TURN_STEP);
    onPull(true, e);
  });
  frame.on('modified', () => {
    const ended = pull;
    pull = null;
    isHandleDown = false;
    if (ended) listener.onRelease(ended);
  });
  canvas.on('before:transform', () => {
    isHandleDown = true;
  });
  canvas.on('mouse:up', () => {
    isHandleDown = false;
  });

  return {
    frame,
    isShown: () => placed !== null,
    isPulled: () => pull !== null,
    set(box, isFixed) {
      frame.hasControls = !isFixed;
      if (box && !placed) {
        canvas.add(frame);
        canvas.setActiveObject(frame);
      } else if (!box && placed) {
        canvas.discardActiveObject();
        canvas.remove(frame);
      }
      placed = box;
    },
    lay(pxPerMm) {
      if (placed) frame.place(placed, pxPerMm);
    },
    hasHandleAt(event) {
      if (!placed) return false;
      const isTouch = event.pointerType === 'touch';
      if (isTouch && isInFrame(middleOf(placed), canvas.getScenePoint(event))) return false;
      return frame.findControl(canvas.getViewportPoint(event), isTouch) !== undefined;
    },
    cancel() {
      if (!isHandleDown) return false;
      // A handle that is only pressed yet must not follow the finger any more either.
      const wasPulled = pull !== null;
      pull = null;
      isHandleDown = false;
      canvas.endCurrentTransform();
      return wasPulled;
    },
  };
}
