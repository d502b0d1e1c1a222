import type { Point } from '@tastwerk/editor-core/geometry';
import type { Viewport } from '../viewport/viewport.js';
import { wheelIntent } from '../viewport/wheel-intent.js';
import type { GesturePointer } from '../input/pointer.js';
import type { Gesture } from './gesture.js';
import { createPinchTracker } from './pinch.js';
import { createPressTracker } from './press-tracker.js';

/** What the router asks and tells about presses on the canvas. */
export interface RouterPort {
  readonly viewport: () => Viewport;
  readonly pointerOf: (event: MouseEvent) => GesturePointer;
  /** Whether Fabric's handles take a press here. */
  readonly isForHandles: (event: PointerEvent) => boolean;
  readonly isPanning: () => boolean;
  readonly startGesture: (pointer: GesturePointer) => Gesture;
  readonly startPan: (pointer: GesturePointer) => Gesture;
  readonly onHover: (pointer: GesturePointer) => void;
  readonly onLeave: () => void;
  readonly onDoubleClick: (pointer: GesturePointer) => void;
  /** Shows another part of the page; zooms go by what fingers and wheels have added up, before rounding. */
  readonly setViewport: (viewport: Viewport) => void;
  readonly panBy: (dx: number, dy: number) => void;
  readonly zoomBy: (factor: number, anchor: Point) => void;
  /** Gives up what the handles are doing, because more fingers came down. */
  readonly cancelPull: () => boolean;
}

/** Turns pointer, touch and wheel events on an element into gestures. */
export interface PointerRouter {
  readonly cancel: () => boolean;
  readonly isBusy: () => boolean;
  readonly destroy: () => void;
}

const MIDDLE_BUTTON = 1;

/** Listens on `root`. Presses that are not for Fabric's handles do not reach Fabric. */
export function createPointerRouter(root: HTMLElement, port: RouterPort): PointerRouter {
  const listening = new AbortController();
  const fingers = createPinchTracker();
  const press = createPressTracker(root);

  const onDown = (event: PointerEvent) => {
    const pointer = port.pointerOf(event);
    const isTouch = event.pointerType === 'touch';
    if (isTouch && fingers.down(event, pointer.screen, port.viewport())) {
      press.cancel();
      port.cancelPull();
      event.stopPropagation();
      return;
    }
    const isPan = event.button === MIDDLE_BUTTON || (event.button === 0 && port.isPanning());
    if (press.isDown() || (event.button !== 0 && !isPan)) {
      event.stopPropagation();
      return;
    }
    if (!isPan && port.isForHandles(event)) return;
    event.stopPropagation();
    if (isPan) event.preventDefault();
    press.start(event.pointerId, pointer, isPan ? port.startPan : port.startGesture);
  };

  const onMove = (event: PointerEvent) => {
    const pointer = port.pointerOf(event);
    const pinched = fingers.move(event.pointerId, pointer.screen);
    if (pinched) port.setViewport(pinched);
    else if (press.move(event.pointerId, pointer)) port.onHover(pointer);
  };

  const onUp = (event: PointerEvent) => {
    if (fingers.up(event.pointerId)) return;
    const ended = press.take(event.pointerId);
    if (!ended) return;
    const pointer = port.pointerOf(event);
    ended.gesture.end(pointer, ended.isDrag);
    port.onHover(pointer);
  };

  const onCancel = (event: PointerEvent) => {
    fingers.up(event.pointerId);
    press.cancel(event.pointerId);
  };

  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const intent = wheelIntent(event);
    if (intent.kind === 'pan') port.panBy(intent.dx, intent.dy);
    else port.zoomBy(intent.factor, port.pointerOf(event).screen);
  };

  const options = { signal: listening.signal, capture: true };
  root.addEventListener('pointerdown', onDown, options);
  root.addEventListener('pointermove', onMove, options);
  root.addEventListener('pointerup', onUp, options);
  root.addEventListener('pointercancel', onCancel, options);
  root.addEventListener('pointerleave', () => port.onLeave(), { signal: listening.signal });
  root.addEventListener('dblclick', (event) => port.onDoubleClick(port.pointerOf(event)), options);
  root.addEventListener('wheel', onWheel, { ...options, passive: false });

  return {
    cancel: () => press.cancel(),
    isBusy: () => press.isDown() || fingers.isPinching(),
    destroy() {
      press.cancel();
      listening.abort();
    },
  };
}
