import { describe, expect, it } from '@jest/globals';
import { type WheelInput, wheelIntent } from './wheel-intent.js';

const still: WheelInput = {
  deltaX: 0,
  deltaY: 0,
  deltaMode: 0,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
};

describe('wheelIntent', () => {
  it('zooms in by a notch of a mouse wheel away from the hand', () => {
    const intent = wheelIntent({ ...still, deltaY: -120 });
    expect(intent.kind === 'zoom' && intent.factor).toBeCloseTo(1.127, 3);
  });

  it('zooms by wheels that count in lines', () => {
    expect(wheelIntent({ ...still, deltaY: 3, deltaMode: 1 })).toMatchObject({ kind: 'zoom' });
  });

  it('moves the page by two fingers', () => {
    expect(wheelIntent({ ...still, deltaX: 4.5, deltaY: -12.25 })).toEqual({
      kind: 'pan',
      dx: -4.5,
      dy: 12.25,
    });
    expect(wheelIntent({ ...still, deltaY: 8 })).toEqual({ kind: 'pan', dx: 0, dy: -8 });
  });

  it('zooms by fingers that pinch', () => {
    const intent = wheelIntent({ ...still, deltaY: 5, ctrlKey: true });
    expect(intent.kind === 'zoom' && intent.factor).toBeLessThan(1);
  });

  it('moves sideways with shift', () => {
    expect(wheelIntent({ ...still, deltaY: 120, shiftKey: true })).toEqual({ kind: 'pan', dx: -120, dy: 0 });
  });
});
