import { beforeAll, describe, expect, it } from '@jest/globals';
import { Point, type Transform, util } from 'fabric';
import type { FrameChange } from '../frames/turned-box.js';
import { createFrameHandles, type HandleCanvas } from './frame-handles.js';
import type { SelectionFrame } from './selection-frame.js';

// jsdom has no pointer events; their keys are those of a mouse.
beforeAll(() => void Object.assign(globalThis, { PointerEvent: MouseEvent }));

const box = { box: { x: 10, y: 20, width: 40, height: 20 }, angle: 0 };

/** What Fabric tells of a handle that is pulled: of all this only the keys are read. */
function transformOf(frame: SelectionFrame): Transform {
  const { scaleX, scaleY, width, height } = frame;
  const origin = { originX: 'center', originY: 'center' } as const;
  return {
    ...{ target: frame, corner: 'br', scaleX, scaleY, skewX: 0, skewY: 0, offsetX: 0, offsetY: 0, ...origin },
    ...{ ex: 0, ey: 0, lastX: 0, lastY: 0, theta: 0, width, height, shiftKey: false, altKey: false },
    original: { ...util.saveObjectTransform(frame), ...origin },
    actionPerformed: true,
  };
}

/** Handles on a canvas without a picture, where a mm is a px. */
function handlesOn(answer: (asked: FrameChange) => FrameChange = (asked) => asked) {
  const calls: string[] = [];
  const listeners = new Map<string, () => void>();
  const released: FrameChange[] = [];
  const canvas: HandleCanvas = {
    add: () => calls.push('add'),
    remove: () => calls.push('remove'),
    setActiveObject: () => calls.push('activate'),
    discardActiveObject: () => calls.push('discard'),
    on: (event, listener) => listeners.set(event, listener),
    endCurrentTransform: () => void calls.push('end'),
    getScenePoint: () => new Point(),
    getViewportPoint: () => new Point(),
  };
  const handles = createFrameHandles(canvas, {
    onPull: answer,
    onRelease: (change) => released.push(change),
  });
  handles.set(box, false);
  handles.lay(1);
  const pull = (event: 'scaling' | 'rotating', keys: MouseEventInit = {}) =>
    handles.frame.fire(event, {
      e: new MouseEvent('mousemove', keys),
      transform: transformOf(handles.frame),
      pointer: new Point(),
    });
  return {
    handles,
    calls,
    released,
    press: () => listeners.get('before:transform')?.(),
    letGo: () => listeners.get('mouse:up')?.(),
    turn(angle: number, keys?: MouseEventInit) {
      handles.frame.rotate(angle);
      pull('rotating', keys);
    },
    widen(scaleX: number) {
      handles.frame.set({ scaleX });
      pull('scaling');
    },
    release: () => handles.frame.fire('modified', { target: handles.frame }),
  };
}

describe('createFrameHandles', () => {
  it('come onto the canvas with a frame and go without one', () => {
    const { handles, calls } = handlesOn();
    handles.set({ ...box, angle: 10 }, false);
    expect(calls).toEqual(['add', 'activate']);
    expect(handles.isShown()).toBe(true);
    handles.set(null, false);
    expect(calls.slice(2)).toEqual(['discard', 'remove']);
    expect(handles.isShown()).toBe(false);
  });

  it('ask for what they make of the frame, and show what is taken of it', () => {
    const taken: FrameChange = { kind: 'resize', to: { x: 10, y: 20, width: 70, height: 20 } };
    const asked: FrameChange[] = [];
    const { handles, widen, release, released } = handlesOn((change) => {
      asked.push(change);
      return taken;
    });
    widen(2);
    expect(asked).toEqual([{ kind: 'resize', to: { x: -10, y: 20, width: 80, height: 20 } }]);
    expect(handles.isPulled()).toBe(true);
    expect(handles.frame.getCenterPoint().x).toBe(45);
    release();
    expect(released).toEqual([taken]);
    expect(handles.isPulled()).toBe(false);
  });

  it('turn to a tenth of a degree, with Shift in steps of 15', () => {
    const { turn, release, released } = handlesOn();
    turn(31.23);
    release();
    turn(31.23, { shiftKey: true });
    release();
    expect(released).toEqual([
      { kind: 'turn', angle: 31.2 },
      { kind: 'turn', angle: 30 },
    ]);
  });

  it('are given up without a release, and only while one is down', () => {
    const { handles, press, letGo, turn, release, released, calls } = handlesOn();
    expect(handles.cancel()).toBe(false);
    press();
    expect(handles.cancel()).toBe(false);
    press();
    turn(20);
    expect(handles.cancel()).toBe(true);
    expect(handles.isPulled()).toBe(false);
    release();
    expect(released).toEqual([]);
    press();
    letGo();
    expect(handles.cancel()).toBe(false);
    expect(calls.filter((call) => call === 'end')).toHaveLength(2);
  });
});
