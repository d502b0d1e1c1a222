import type { Point } from '@tastwerk/editor-core';
import type { Viewport } from '../viewport/viewport.js';
import { wheelIntent } from '../viewport/wheel-intent.js';
import type { GesturePointer } from '../input/pointer.js';
import type { Gesture } from './gesture.js';
import { type Fingers, pinch } from './pinch.js';

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

/** A press becomes a drag when it has moved this far, in CSS px (decisions, "drag threshold"). */
const DRAG_THRESHOLD_PX = 1;
const MIDDLE_BUTTON = 1;

interface Press {
  readonly pointerId: number;
  readonly gesture: Gesture;
  readonly start: GesturePointer;
  isDrag: boolean;
}

/** Listens on `root`. Presses that are not for Fabric's handles do not reach Fabric. */
export function createPointerRouter(root: HTMLElement, port: RouterPort): PointerRouter {
  const listening = new AbortController();
  const fingers = new Map<number, Point>();
  let press: Press | null = null;
  let pinching: { readonly from: Fingers; readonly viewport: Viewport } | null = null;

  const cancel = () => {
    if (!press) return false;
    const { gesture, pointerId } = press;
    press = null;
    if (root.hasPointerCapture(pointerId)) root.releasePointerCapture(pointerId);
    gesture.cancel();
    return true;
  };

  const twoFingers = (): Fingers | null => {
    const [first, second] = fingers.values();
    return first && second ? [first, second] : null;
  };

  const onDown = (event: PointerEvent) => {
    const pointer = port.pointerOf(event);
    if (event.pointerType === 'touch') {
      if (event.isPrimary) {
        // No other finger is down: one that was lifted elsewhere, such as from a menu that opened under it, was not heard here.
        fingers.clear();
        pinching = null;
      }
      fingers.set(event.pointerId, pointer.screen);
      const from = twoFingers();
      if (from) {
        cancel();
        port.cancelPull();
        pinching = { from, viewport: port.viewport() };
        event.stopPropagation();
        return;
      }
    }
    const isPan = event.button === MIDDLE_BUTTON || (event.button === 0 && port.isPanning());
    if (press || (event.button !== 0 && !isPan)) {
      event.stopPropagation();
      return;
    }
    if (!isPan && port.isForHandles(event)) return;
    event.stopPropagation();
    if (isPan) event.preventDefault();
    root.setPointerCapture(event.pointerId);
    const gesture = isPan ? port.startPan(pointer) : port.startGesture(pointer);
    press = { pointerId: event.pointerId, gesture, start: pointer, isDrag: false };
  };

  const onMove = (event: PointerEvent) => {
    const pointer = port.pointerOf(event);
    if (fingers.has(event.pointerId)) fingers.set(event.pointerId, pointer.screen);
    const to = twoFingers();
    if (pinching && to) {
      port.setViewport(pinch(pinching.viewport, pinching.from, to));
      return;
    }
    if (!press) {
      port.onHover(pointer);
      return;
    }
    if (press.pointerId !== event.pointerId) return;
    const { screen } = press.start;
    press.isDrag ||= Math.hypot(pointer.screen.x - screen.x, pointer.screen.y - screen.y) > DRAG_THRESHOLD_PX;
    if (press.isDrag) press.gesture.move(pointer);
    port.onHover(pointer);
  };

  const onUp = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (pinching) {
      if (fingers.size === 0) pinching = null;
      return;
    }
    if (press?.pointerId !== event.pointerId) return;
    const { gesture, isDrag } = press;
    press = null;
    const pointer = port.pointerOf(event);
    gesture.end(pointer, isDrag);
    port.onHover(pointer);
  };

  const onCancel = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (fingers.size === 0) pinching = null;
    if (press?.pointerId === event.pointerId) cancel();
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
    cancel,
    isBusy: () => press !== null || pinching !== null,
    destroy() {
      cancel();
      listening.abort();
    },
  };
}
