import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Viewport } from '../viewport/viewport.js';
import type { GesturePointer } from '../input/pointer.js';
import type { Gesture } from './gesture.js';
import { createPointerRouter, type PointerRouter, type RouterPort } from './pointer-router.js';

const viewport: Viewport = { scalingFactor: 1, panX: 0, panY: 0 };

function gestureSpy() {
  return {
    move: jest.fn<Gesture['move']>(),
    end: jest.fn<Gesture['end']>(),
    cancel: jest.fn<Gesture['cancel']>(),
  };
}

describe('createPointerRouter', () => {
  const fabric = document.createElement('canvas');
  const onFabricDown = jest.fn();
  let root: HTMLElement;
  let gesture: ReturnType<typeof gestureSpy>;
  let pan: ReturnType<typeof gestureSpy>;
  let router: PointerRouter;
  let isOnHandle: boolean;
  const setViewport = jest.fn<RouterPort['setViewport']>();
  const zoomBy = jest.fn<RouterPort['zoomBy']>();
  const panBy = jest.fn<RouterPort['panBy']>();
  const cancelPull = jest.fn(() => false);

  /** A mouse event with a pointer's id and type: jsdom has no pointer events. */
  const fire = (type: string, x: number, y: number, pointer: Partial<PointerEventInit> = {}) => {
    const { button = 0, pointerId = 1, pointerType = 'mouse', isPrimary = true } = pointer;
    const event = new MouseEvent(type, { clientX: x, clientY: y, button, bubbles: true, cancelable: true });
    fabric.dispatchEvent(Object.assign(event, { pointerId, pointerType, isPrimary }));
  };

  beforeEach(() => {
    jest.clearAllMocks();
    root = document.createElement('div');
    root.append(fabric);
    fabric.addEventListener('pointerdown', onFabricDown);
    // jsdom has no pointer capture.
    Object.assign(root, {
      setPointerCapture: () => undefined,
      releasePointerCapture: () => undefined,
      hasPointerCapture: () => true,
    });
    gesture = gestureSpy();
    pan = gestureSpy();
    isOnHandle = false;
    router = createPointerRouter(root, {
      viewport: () => viewport,
      pointerOf: (event): GesturePointer => ({
        screen: { x: event.clientX, y: event.clientY },
        page: { x: event.clientX, y: event.clientY },
        isShift: event.shiftKey,
        isAlt: event.altKey,
        isFree: event.ctrlKey,
        isTouch: false,
      }),
      isForHandles: () => isOnHandle,
      isPanning: () => false,
      startGesture: () => gesture,
      startPan: () => pan,
      onHover: () => undefined,
      onLeave: () => undefined,
      onDoubleClick: () => undefined,
      setViewport,
      panBy,
      zoomBy,
      cancelPull,
    });
  });
  afterEach(() => router.destroy());

  it('takes a press with less than the threshold for a click', () => {
    fire('pointerdown', 10, 10);
    fire('pointermove', 11, 10);
    fire('pointerup', 11, 10);
    expect(gesture.move).not.toHaveBeenCalled();
    expect(gesture.end).toHaveBeenCalledWith(expect.anything(), false);
    expect(onFabricDown).not.toHaveBeenCalled();
  });

  it('stays a drag when the hand comes back to where it was', () => {
    fire('pointerdown', 10, 10);
    fire('pointermove', 13, 10);
    fire('pointermove', 10, 10);
    fire('pointerup', 10, 10);
    expect(gesture.move).toHaveBeenCalledTimes(2);
    expect(gesture.end).toHaveBeenCalledWith(expect.anything(), true);
  });

  it('leaves presses on handles to Fabric', () => {
    isOnHandle = true;
    fire('pointerdown', 10, 10);
    expect(onFabricDown).toHaveBeenCalledTimes(1);
    expect(router.isBusy()).toBe(false);
  });

  it('moves the page by the middle button and does nothing by the right one', () => {
    fire('pointerdown', 10, 10, { button: 2 });
    expect(router.isBusy()).toBe(false);
    fire('pointerdown', 10, 10, { button: 1 });
    fire('pointermove', 30, 10);
    fire('pointerup', 30, 10);
    expect(pan.move).toHaveBeenCalledTimes(1);
    expect(gesture.end).not.toHaveBeenCalled();
  });

  it('cancels once, and ignores the rest of the press', () => {
    fire('pointerdown', 10, 10);
    fire('pointermove', 40, 40);
    expect(router.cancel()).toBe(true);
    expect(router.cancel()).toBe(false);
    fire('pointermove', 50, 50);
    fire('pointerup', 50, 50);
    expect(gesture.cancel).toHaveBeenCalledTimes(1);
    expect(gesture.move).toHaveBeenCalledTimes(1);
    expect(gesture.end).not.toHaveBeenCalled();
  });

  it('gives the gesture up when the browser takes the pointer away', () => {
    fire('pointerdown', 10, 10);
    fire('pointercancel', 10, 10);
    expect(gesture.cancel).toHaveBeenCalledTimes(1);
  });

  it('zooms by two fingers instead of drawing with the first', () => {
    const first = { pointerType: 'touch', pointerId: 5 };
    const second = { pointerType: 'touch', pointerId: 6, isPrimary: false };
    fire('pointerdown', 100, 100, first);
    fire('pointerdown', 200, 100, second);
    expect(gesture.cancel).toHaveBeenCalledTimes(1);
    expect(cancelPull).toHaveBeenCalledTimes(1);
    fire('pointermove', 300, 100, second);
    expect(setViewport).toHaveBeenLastCalledWith(expect.objectContaining({ scalingFactor: 2 }));
    fire('pointerup', 300, 100, second);
    fire('pointerup', 100, 100, first);
    expect(router.isBusy()).toBe(false);
    expect(gesture.end).not.toHaveBeenCalled();
  });

  it('draws with a finger after one that was lifted where nobody heard it', () => {
    fire('pointerdown', 100, 100, { pointerType: 'touch', pointerId: 5 });
    router.cancel();
    fire('pointerdown', 200, 100, { pointerType: 'touch', pointerId: 6 });
    fire('pointermove', 220, 100, { pointerType: 'touch', pointerId: 6 });
    fire('pointerup', 220, 100, { pointerType: 'touch', pointerId: 6 });
    expect(setViewport).not.toHaveBeenCalled();
    expect(gesture.end).toHaveBeenCalledWith(expect.anything(), true);
  });

  it('reads the wheel and keeps the page from scrolling', () => {
    const turn = (init: WheelEventInit) => {
      const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, ...init });
      fabric.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(turn({ deltaY: -120 })).toBe(true);
    expect(zoomBy).toHaveBeenCalledTimes(1);
    turn({ deltaX: 3, deltaY: 4 });
    expect(panBy).toHaveBeenCalledWith(-3, -4);
  });

  it('is deaf after it was destroyed', () => {
    router.destroy();
    fire('pointerdown', 10, 10);
    expect(onFabricDown).toHaveBeenCalledTimes(1);
  });
});
